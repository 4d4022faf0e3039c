// Written by Scripts/door.
#if !canImport(Darwin)
@_exported public import var AmbientViews.NSUndoManagerGroupIsDiscardableKey
@_exported public import class AmbientViews.UndoManager
#endif
