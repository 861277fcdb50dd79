// Texts vary by plural categories: the API of this module has `PluralCategory`, and the rules that select one.
@_exported import LocalePlurals
