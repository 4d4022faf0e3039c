@_exported public import AmbientDependencies
