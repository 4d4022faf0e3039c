@_exported public import AmbientAnimation
@_exported public import AmbientCore
@_exported public import AmbientDrawing
@_exported public import AmbientHosting
@_exported public import AmbientLayout
@_exported public import AmbientPreviewMacros
@_exported public import AmbientTextHost
@_exported public import AmbientViews

#if Objects
@_exported public import AmbientObjects
#endif
