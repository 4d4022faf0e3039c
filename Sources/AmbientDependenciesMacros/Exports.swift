// Two module aliases cannot refer to one module. The alias `Dependencies` refers to
// `AmbientDependencies`, and the alias `DependenciesMacros` refers to this module.
@_exported public import AmbientDependencies
