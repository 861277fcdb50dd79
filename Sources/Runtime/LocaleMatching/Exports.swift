// Clients need the error of reading an identifier. The rest of the core is public, so that the compiler inlines it across
// modules by itself, and is for this package only: it may change in any release.
//
// No other file of this module imports the core: the plugin CustomCLDRTables compiles both as one module, without this file.
@_exported import LocaleCore
