// Whoever negotiates matches as well. It also lets the shared files, which import nothing, see the table.
@_exported import SupportedLocales
