@_exported public import AmbientDrawing
@_exported public import AmbientFoundation
@_exported public import AmbientLayout
