@_exported public import AmbientEnvironment
@_exported public import AmbientFoundation
@_exported public import AmbientTaskScopes
