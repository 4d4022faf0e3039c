// Written by Scripts/door.
@_exported public import struct AmbientViews.AccessibilityTraits
@_exported public import enum AmbientViews.ContentMode
@_exported public import struct AmbientViews.SafeAreaRegions
