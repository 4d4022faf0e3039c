// Written by Scripts/door.
@_exported public import struct AmbientViews.Alert
@_exported public import struct AmbientViews.DismissAction
@_exported public import enum AmbientViews.PopoverAttachmentAnchor
@_exported public import struct AmbientViews.PresentationDetent
@_exported public import struct AmbientViews.PresentationMode
