// On Apple's systems, `import SwiftUI` also makes these modules available. Client code therefore
// seldom imports them by name.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation

// An import cannot name a single macro. These modules contain only macros, so they are exported
// whole.
@_exported public import AmbientEntryMacro
@_exported public import AmbientPreviewMacros

#if Objects
@_exported public import struct OpenCombine.Published

// These modules contain the publishers of timers, notifications and queues. On Apple's systems,
// these publishers belong to Foundation and Dispatch.
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif
