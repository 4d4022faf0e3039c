// Written by Scripts/door.
@_exported public import enum AmbientHosting.ScenePhase
