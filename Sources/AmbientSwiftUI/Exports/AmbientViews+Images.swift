// Written by Scripts/door.
@_exported public import struct AmbientViews.Image
@_exported public import struct AmbientViews.SymbolRenderingMode
@_exported public import struct AmbientViews.SymbolVariants
