@_exported public import AmbientCore
@_exported public import AmbientViews
