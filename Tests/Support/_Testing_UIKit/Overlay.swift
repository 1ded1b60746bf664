// The compiler puts this module in the place of Testing in files that import both: what it does not
// hand on, such as the macros, would be missing there.
@_exported public import Testing
