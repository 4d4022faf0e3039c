/// The progress of a gesture, with its current value.
enum GesturePhase<Value> {
  /// The gesture may still be recognized.
  ///
  /// Some gestures have a value before they are recognized.
  case possible(Value?)
  /// The gesture is recognized, and goes on.
  case active(Value)
  /// The gesture is complete, with its last value.
  case ended(Value)
  /// The gesture was not recognized, or was canceled.
  case failed

  /// The current value; nil if there is none yet, or if the gesture failed.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase without its value.
  var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The progress of a gesture, without its value.
enum GestureStage {
  case possible
  case active
  case ended
  case failed

  var isOver: Bool { self == .ended || self == .failed }

  var isRecognized: Bool { self == .active || self == .ended }
}
