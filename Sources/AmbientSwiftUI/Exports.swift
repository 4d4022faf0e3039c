@_exported public import Ambient
@_exported public import Observation
