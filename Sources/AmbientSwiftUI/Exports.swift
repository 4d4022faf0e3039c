// What `import SwiftUI` brings on Apple's systems, as far as it exists here: client code seldom imports
// these by name.
@_exported public import Ambient
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation

#if Objects
// Publishers of timers, notifications and queues, which belong to Foundation and Dispatch there.
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif
