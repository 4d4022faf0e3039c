// Written by Scripts/door.
@_exported public import struct AmbientCore.Animation
@_exported public import struct AmbientCore.AnimationCompletionCriteria
@_exported public import struct AmbientCore.Transaction
@_exported public import protocol AmbientCore.TransactionKey
@_exported public import func AmbientCore.withAnimation
@_exported public import func AmbientCore.withTransaction
