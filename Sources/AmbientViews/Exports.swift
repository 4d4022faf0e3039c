@_exported public import AmbientFoundation
@_exported public import AmbientLayout
