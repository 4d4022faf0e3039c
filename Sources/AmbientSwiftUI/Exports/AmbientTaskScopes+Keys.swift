// Written by Scripts/door.
@_exported public import protocol AmbientTaskScopes._ContextualEntryKey
@_exported public import class AmbientTaskScopes._EntryDefault
@_exported public import protocol AmbientTaskScopes._EntryKey
