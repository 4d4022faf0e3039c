@_exported public import AmbientEntryMacro
