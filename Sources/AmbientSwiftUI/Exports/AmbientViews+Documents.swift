// Written by Scripts/door.
@_exported public import struct AmbientViews.DocumentConfiguration
@_exported public import struct AmbientViews.DocumentGroup
@_exported public import protocol AmbientViews.FileDocument
@_exported public import struct AmbientViews.FileDocumentConfiguration
@_exported public import struct AmbientViews.FileDocumentReadConfiguration
@_exported public import struct AmbientViews.FileDocumentWriteConfiguration
@_exported public import struct AmbientViews.NewDocumentAction
@_exported public import struct AmbientViews.OpenDocumentAction
