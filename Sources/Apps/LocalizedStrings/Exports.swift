// Texts vary by plural categories: whoever reads them sees `PluralCategory`, and the rules that select one.
@_exported import LocalePlurals
