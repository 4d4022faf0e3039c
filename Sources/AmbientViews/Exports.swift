@_exported public import AmbientFoundation
