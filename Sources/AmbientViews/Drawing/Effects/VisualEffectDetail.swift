public import AmbientHosting

/// The effects of an element of kind ``ElementKind/visualEffect``, for hosts that draw views.
public struct VisualEffectDetail: ElementDetail, Equatable {
  /// The effects of the first view, in the order in which they are applied.
  public let steps: [Step]

  /// The effects of the second and the following views, if the modifier applies to several views.
  ///
  /// The views are in the order of ``GeometryEvent/furtherViews``.
  public let furtherSteps: [[Step]]

  /// The mixtures from which the effects of a scroll transition are computed, one for each view.
  ///
  /// Each mixture combines the effects of the identity phase with the effects of another phase. The
  /// array is empty for effects that do not come from a scroll transition.
  let mixtures: [EffectMixture]

  /// Creates a detail with effects.
  ///
  /// - Parameters:
  ///   - steps: The effects of the first view, in the order in which they are applied.
  ///   - furtherSteps: The effects of the second and the following views.
  public init(_ steps: [Step], furtherSteps: [[Step]] = []) {
    self.steps = steps
    self.furtherSteps = furtherSteps
    mixtures = []
  }

  /// Creates a detail from the mixture of effects of each view.
  init(_ mixtures: [EffectMixture]) {
    steps = mixtures.first?.steps ?? []
    furtherSteps = mixtures.dropFirst().map(\.steps)
    self.mixtures = mixtures
  }

  /// Returns whether two details have the same effects, even if the mixtures are different.
  public static func == (first: VisualEffectDetail, second: VisualEffectDetail) -> Bool {
    first.steps == second.steps && first.furtherSteps == second.furtherSteps
  }

  /// Returns the effects of a view.
  ///
  /// - Parameter index: The index of the view among the views of the last ``GeometryEvent``; 0 for
  ///   the first view.
  /// - Returns: The effects, in the order in which they are applied. A view that the event does not
  ///   contain has the effects of the first view.
  public func steps(ofViewAt index: Int) -> [Step] {
    furtherSteps.indices.contains(index - 1) ? furtherSteps[index - 1] : steps
  }

  /// One effect; lengths are in points.
  public enum Step: Equatable, Sendable {
    /// An opacity, from 0 to 1.
    case opacity(Double)
    /// A scale around a point, with a factor for the width and a factor for the height.
    case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
    /// A rotation around a point.
    case rotation(Angle, anchor: UnitPoint)
    /// A rotation around an axis with the direction `x`, `y` and `z`.
    case rotation3D(
      Angle,
      x: CGFloat,
      y: CGFloat,
      z: CGFloat,
      anchor: UnitPoint,
      anchorZ: CGFloat,
      perspective: CGFloat
    )
    /// An offset.
    case offset(x: CGFloat, y: CGFloat)
    /// A blur.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Brightness to add, from -1 to 1.
    case brightness(Double)
    /// A factor for the contrast.
    case contrast(Double)
    /// The share of the color to remove, from 0 to 1.
    case grayscale(Double)
    /// The angle by which hues are turned.
    case hueRotation(Angle)
    /// A factor for the intensity of the colors.
    case saturation(Double)
    /// A projection transform.
    case transform(ProjectionTransform)
    /// A shader.
    case shader(ShaderDetail, isEnabled: Bool)
  }
}

extension VisualEffectDetail {
  /// The effects in one line, such as `opacity(0.5) offset(0 10)`; nil without effects.
  ///
  /// If views have different effects, the text has the effects of all views, separated by
  /// semicolons, as in `opacity(0.5); opacity(1)`.
  var attribute: String? {
    let views = ([steps] + furtherSteps).map { $0.map(\.text).joined(separator: " ") }
    let isEqual = views.allSatisfy { $0 == views[0] }
    let text = isEqual ? views[0] : views.joined(separator: "; ")
    return text.isEmpty ? nil : text
  }
}

extension VisualEffectDetail.Step {
  /// The name and the numbers of the effect, with the anchor if it is not the center.
  fileprivate var text: String {
    switch self {
    case .opacity(let opacity): call("opacity", opacity)
    case .scale(let x, let y, let anchor): call("scale", x, y, anchor: anchor)
    case .rotation(let angle, let anchor): call("rotation", angle.degrees, anchor: anchor)
    case .rotation3D(let angle, let x, let y, let z, let anchor, let anchorZ, let perspective):
      call("rotation3D", angle.degrees, x, y, z, anchorZ, perspective, anchor: anchor)
    case .offset(let x, let y): call("offset", x, y)
    case .blur(let radius, let isOpaque): call("blur", radius, option: isOpaque ? "opaque" : nil)
    case .brightness(let amount): call("brightness", amount)
    case .contrast(let amount): call("contrast", amount)
    case .grayscale(let amount): call("grayscale", amount)
    case .hueRotation(let angle): call("hueRotation", angle.degrees)
    case .saturation(let amount): call("saturation", amount)
    case .transform(let matrix):
      call(
        "transform",
        [
          matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31,
          matrix.m32, matrix.m33,
        ],
        nil
      )
    case .shader(let detail, let isEnabled):
      "shader(\(isEnabled ? detail.attribute : "off"))"
    }
  }

  private func call(_ name: String, _ numbers: CGFloat..., anchor: UnitPoint) -> String {
    call(name, numbers, anchor.attribute.map { "at \($0)" })
  }

  private func call(_ name: String, _ numbers: CGFloat..., option: String? = nil) -> String {
    call(name, numbers, option)
  }

  private func call(_ name: String, _ numbers: [CGFloat], _ option: String?) -> String {
    let texts = numbers.map(\.attributeText) + (option.map { [$0] } ?? [])
    return "\(name)(\(texts.joined(separator: " ")))"
  }
}
