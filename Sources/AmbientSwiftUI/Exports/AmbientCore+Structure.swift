// Written by Scripts/door.
@_exported public import struct AmbientCore.EmptyView
@_exported public import struct AmbientCore.EquatableView
@_exported public import struct AmbientCore.ForEach
@_exported public import struct AmbientCore.Group
@_exported public import struct AmbientCore.TupleView
@_exported public import struct AmbientCore._ConditionalContent
