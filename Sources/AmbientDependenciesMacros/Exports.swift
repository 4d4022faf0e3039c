// This module is the target of `-module-alias DependenciesMacros=AmbientDependenciesMacros`. The
// module exists because two module aliases cannot refer to the same module.
@_exported public import AmbientDependencies
