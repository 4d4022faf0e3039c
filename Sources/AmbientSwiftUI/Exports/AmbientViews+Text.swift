// Written by Scripts/door.
@_exported public import struct AmbientViews.ContentTransition
@_exported public import struct AmbientViews.Font
@_exported public import struct AmbientViews.Text
@_exported public import enum AmbientViews.TextAlignment
@_exported public import enum AmbientViews.TextSelectionAffinity
