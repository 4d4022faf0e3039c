// Written by Scripts/door.
@_exported public import protocol AmbientCore.PreferenceKey
@_exported public import struct AmbientCore._DelayedPreferenceView
@_exported public import struct AmbientCore._PreferenceReadingView
@_exported public import struct AmbientCore._PreferenceValue
