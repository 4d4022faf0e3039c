// Written by Scripts/door.
@_exported public import struct AmbientCore.ForEachSectionCollection
@_exported public import struct AmbientCore.ForEachSubviewCollection
@_exported public import struct AmbientCore.GroupElementsOfContent
@_exported public import struct AmbientCore.GroupSectionsOfContent
@_exported public import struct AmbientCore.SectionCollection
@_exported public import struct AmbientCore.SectionConfiguration
@_exported public import struct AmbientCore.Subview
@_exported public import struct AmbientCore.SubviewsCollection
@_exported public import struct AmbientCore.SubviewsCollectionSlice
