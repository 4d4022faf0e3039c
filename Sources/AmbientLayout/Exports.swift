@_exported public import AmbientAnimation
