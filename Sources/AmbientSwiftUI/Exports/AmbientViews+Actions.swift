// Written by Scripts/door.
@_exported public import struct AmbientViews.RefreshAction
@_exported public import struct AmbientViews.RenameAction
@_exported public import struct AmbientViews.RenameButton
