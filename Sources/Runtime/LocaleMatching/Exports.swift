// The core's only public type is the error of reading an identifier. The rest of it is for this package only.
@_exported import LocaleCore
