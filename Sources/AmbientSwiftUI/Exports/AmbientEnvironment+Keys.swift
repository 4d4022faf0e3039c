// Written by Scripts/door.
@_exported public import protocol AmbientEnvironment.EnvironmentKey
@_exported public import protocol AmbientEnvironment._ContextualEntryKey
@_exported public import class AmbientEnvironment._EntryDefault
@_exported public import protocol AmbientEnvironment._EntryKey
