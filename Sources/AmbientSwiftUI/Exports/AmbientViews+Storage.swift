// Written by Scripts/door.
@_exported public import struct AmbientViews.AppStorage
@_exported public import struct AmbientViews.SceneStorage
