// Written by Scripts/door.
@_exported public import protocol AmbientEnvironment.EnvironmentKey
