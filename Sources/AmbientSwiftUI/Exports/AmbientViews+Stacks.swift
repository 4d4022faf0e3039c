// Written by Scripts/door.
@_exported public import struct AmbientViews.Divider
@_exported public import struct AmbientViews.HStack
@_exported public import struct AmbientViews.Spacer
@_exported public import struct AmbientViews.VStack
@_exported public import struct AmbientViews.ZStack
