// Written by Scripts/door.
@_exported public import enum AmbientViews.Axis
@_exported public import struct AmbientViews.ScrollBounceBehavior
@_exported public import struct AmbientViews.ScrollDismissesKeyboardMode
@_exported public import struct AmbientViews.ScrollIndicatorVisibility
@_exported public import struct AmbientViews.ScrollView
