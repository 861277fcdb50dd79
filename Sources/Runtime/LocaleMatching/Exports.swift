// The core's only public type is the error of reading an identifier. The rest of it is for this package only.
//
// No other file of this module imports the core: the plugin CustomCLDRTables compiles both as one module, without this file.
@_exported import LocaleCore
