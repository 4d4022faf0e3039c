// What `import SwiftUI` brings on Apple's systems, as far as it exists here: client code seldom imports
// these by name.
@_exported public import Ambient
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
