// Clients need the error of reading an identifier, and the components of inheritance. The rest of the core is public, so
// that the compiler inlines it across modules by itself, and is for this package only: it may change in any release.
@_exported import struct LocaleCore.IdentifierError
@_exported import enum LocaleCore.LocaleComponent
