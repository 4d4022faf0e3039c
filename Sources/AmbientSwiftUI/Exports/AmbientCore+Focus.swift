// Written by Scripts/door.
@_exported public import struct AmbientCore.DefaultFocusEvaluationPriority
@_exported public import struct AmbientCore.FocusInteractions
@_exported public import struct AmbientCore.FocusState
@_exported public import struct AmbientCore.FocusedBinding
@_exported public import struct AmbientCore.FocusedValue
@_exported public import protocol AmbientCore.FocusedValueKey
@_exported public import struct AmbientCore.FocusedValues
@_exported public import struct AmbientCore.ResetFocusAction
@_exported public import struct AmbientCore.SubmitTriggers
