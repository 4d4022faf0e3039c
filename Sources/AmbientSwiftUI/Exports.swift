// What `import SwiftUI` brings on Apple's systems, as far as it exists here: client code seldom
// imports these by name.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation

// Macros are exported with their modules, which hold nothing else: no import names a single one.
@_exported public import AmbientEntryMacro
@_exported public import AmbientPreviewMacros

#if Objects
@_exported public import struct OpenCombine.Published

// Publishers of timers, notifications and queues, which belong to Foundation and Dispatch there.
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif
