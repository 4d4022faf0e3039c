// The target of `-module-alias DependenciesMacros=AmbientDependenciesMacros`. It exists because two
// aliases cannot refer to one module.
@_exported public import AmbientDependencies
