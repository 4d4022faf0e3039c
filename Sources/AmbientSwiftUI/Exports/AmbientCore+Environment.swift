// Written by Scripts/door.
@_exported public import struct AmbientCore.Environment
@_exported public import protocol AmbientCore.EnvironmentalModifier
@_exported public import struct AmbientCore._EnvironmentKeyTransformModifier
@_exported public import struct AmbientCore._EnvironmentKeyWritingModifier
