// This module exists because two module aliases cannot refer to the same module. The alias
// `Dependencies` refers to `AmbientDependencies`, and `DependenciesMacros` refers to this module.
@_exported public import AmbientDependencies
