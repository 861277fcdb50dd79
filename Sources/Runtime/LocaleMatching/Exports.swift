// The core's one public type is the error of reading an identifier. What else there is of it is for this package only.
@_exported import LocaleCore
