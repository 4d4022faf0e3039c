// `-module-alias DependenciesMacros=AmbientDependenciesMacros`: two aliases cannot lead to one module.
@_exported public import AmbientDependencies
