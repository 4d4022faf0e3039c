import SwiftDiagnostics
import Testing

@Suite struct AnimatableMacroTests {
  @Test(arguments: conformances)
  func `@Animatable generates animatableData from the stored properties`(_ conformance: Expansion) {
    conformance.check()
  }

  @Test(arguments: misuses)
  func `A misuse of @Animatable causes an error`(_ misuse: Expansion) {
    misuse.check()
  }
}

private let conformances = [
  Expansion(
    "One property",
    """
    @Animatable
    struct Dot {
      var radius: CGFloat
    }
    """,
    becomes: """
      struct Dot {
        var radius: CGFloat
      }

      extension Dot: AmbientAnimation.Animatable {
        nonisolated var animatableData: CGFloat.AnimatableData {
          get {
            self.radius.animatableData
          }
          set {
            self.radius.animatableData = newValue
          }
        }
      }
      """
  ),
  Expansion(
    "Several properties of a public type, and properties that are not animated",
    """
    @Animatable
    public struct Wedge {
      public var center, corner: CGPoint
      var angle: Angle = .zero {
        didSet {
        }
      }
      var scale = -1.5, tilt: Angle
      let name: String
      static var count = 0
      @State private var isOn = false
      lazy var path = Path()
      var half: Double { scale / 2 }
      @AnimatableIgnored var isClockwise: Bool
    }
    """,
    becomes: """
      public struct Wedge {
        public var center, corner: CGPoint
        var angle: Angle = .zero {
          didSet {
          }
        }
        var scale = -1.5, tilt: Angle
        let name: String
        static var count = 0
        @State private var isOn = false
        lazy var path = Path()
        var half: Double { scale / 2 }
        var isClockwise: Bool
      }

      extension Wedge: AmbientAnimation.Animatable {
        public nonisolated var animatableData: AmbientAnimation.AnimatableValues<\
      CGPoint.AnimatableData, CGPoint.AnimatableData, \
      Angle.AnimatableData, Double.AnimatableData, Angle.AnimatableData> {
          get {
            AmbientAnimation.AnimatableValues(\
      self.center.animatableData, self.corner.animatableData, \
      self.angle.animatableData, self.scale.animatableData, self.tilt.animatableData)
          }
          set {
            (self.center.animatableData, self.corner.animatableData, \
      self.angle.animatableData, self.scale.animatableData, self.tilt.animatableData) = \
      newValue.value
          }
        }
      }
      """
  ),
  Expansion(
    "Nothing to animate",
    """
    @Animatable
    struct Empty {
      let count = 1
    }
    """,
    becomes: """
      struct Empty {
        let count = 1
      }

      extension Empty: AmbientAnimation.Animatable {
      }
      """,
    complaints: Complaint(
      message: "'Empty' has no stored property to animate, so '@Animatable' has no effect",
      line: 1,
      column: 1,
      severity: .warning
    )
  ),
]

private let misuses = [
  Expansion(
    "A class",
    """
    @Animatable
    class Store {
      var radius: CGFloat = 1
    }
    """,
    becomes: """
      class Store {
        var radius: CGFloat = 1
      }
      """,
    complaints: Complaint(
      message: "'@Animatable' can only be applied to a struct",
      line: 1,
      column: 1
    )
  ),
  Expansion(
    "A struct with data of its own",
    """
    @Animatable
    struct Dot {
      var radius: CGFloat
      var animatableData: CGFloat { get { radius } set { radius = newValue } }
    }
    """,
    becomes: """
      struct Dot {
        var radius: CGFloat
        var animatableData: CGFloat { get { radius } set { radius = newValue } }
      }
      """,
    complaints: Complaint(
      message: """
        'Dot' declares 'animatableData' itself; remove the property, or remove '@Animatable' and \
        conform to 'Animatable'
        """,
      line: 4,
      column: 3
    )
  ),
  Expansion(
    "A property without a type",
    """
    @Animatable
    struct Dot {
      var radius = size(of: 1)
    }
    """,
    becomes: """
      struct Dot {
        var radius = size(of: 1)
      }
      """,
    complaints: Complaint(
      message: """
        '@Animatable' needs the type of 'radius': write it after the name, as in \
        'var radius: CGFloat', or mark the property with '@AnimatableIgnored'
        """,
      line: 3,
      column: 7
    )
  ),
  Expansion(
    "A property of a type that is not animatable",
    """
    @Animatable
    struct Dot {
      var isOn = false
    }
    """,
    becomes: """
      struct Dot {
        var isOn = false
      }
      """,
    complaints: Complaint(
      message: """
        'isOn' cannot be animated, because 'Bool' is not 'Animatable'; mark the property with \
        '@AnimatableIgnored'
        """,
      line: 3,
      column: 3,
      fixes: [
        Fix(
          message: "Mark 'isOn' with '@AnimatableIgnored'",
          fixed: """
            @Animatable
            struct Dot {
              @AnimatableIgnored var isOn = false
            }
            """
        )
      ]
    )
  ),
  Expansion(
    "Two properties in one pattern",
    """
    @Animatable
    struct Dot {
      var (x, y): (Double, Double)
    }
    """,
    becomes: """
      struct Dot {
        var (x, y): (Double, Double)
      }
      """,
    complaints: Complaint(
      message: "'@Animatable' needs properties with simple names; declare each one on its own",
      line: 3,
      column: 7
    )
  ),
  Expansion(
    "@AnimatableIgnored on a computed property",
    """
    struct Dot {
      @AnimatableIgnored var half: Double { 1 }
    }
    """,
    becomes: """
      struct Dot {
        var half: Double { 1 }
      }
      """,
    complaints: Complaint(
      message: "'@AnimatableIgnored' can only be applied to a stored property",
      line: 2,
      column: 3
    )
  ),
]
