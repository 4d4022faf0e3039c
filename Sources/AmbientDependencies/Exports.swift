@_exported public import AmbientEnvironment
