@_exported public import AmbientEnvironment
@_exported public import AmbientHosting
@_exported public import AmbientTaskScopes
