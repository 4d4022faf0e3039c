@_exported public import AmbientAnimation
@_exported public import AmbientEnvironment
@_exported public import AmbientHosting
@_exported public import AmbientTaskScopes
