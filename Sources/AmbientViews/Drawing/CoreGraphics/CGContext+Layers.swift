#if !canImport(CoreGraphics)
import AmbientSupport
import AmbientCore

/// Layers, which combine several drawings into one.
extension CGContext {
  /// Begins a layer: further drawings are combined, and drawn as one when the layer ends.
  ///
  /// The current opacity, blend mode and shadow apply to the layer as a whole. The drawings in the
  /// layer begin opaque, in the normal blend mode and without a shadow. ``endTransparencyLayer()``
  /// returns to the state in which the layer began.
  ///
  /// - Parameter auxiliaryInfo: Accepted without effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(Layer(outer: state, depth: saved.count))
    state.context = GraphicsContext(layerOf: state.context)
  }

  /// Begins a layer that is limited to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the current coordinates.
  ///   - auxiliaryInfo: Accepted without effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    state.context.clip(to: Path(rect))
    layers[layers.count - 1].firstClips = state.context.clips
  }

  /// Ends the innermost layer, and draws it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return Diagnostic.noLayerToEnd().warn() }
    let commands = state.context.recording.commands
    saved.removeLast(saved.count - layer.depth)
    restore(layer.outer)
    state.context.record(.layer(commands), transform: .identity)
  }

  /// Draws the layers that the program has not ended.
  func endOpenLayers() {
    guard !layers.isEmpty else { return }
    Diagnostic.openLayers(layers.count).warn()
    while !layers.isEmpty { endTransparencyLayer() }
  }
}

extension Diagnostic {
  static func noSavedState() -> Diagnostic {
    Diagnostic(
      "CGContext: 'restoreGState()' was called, but no state is saved",
      remedies: [
        "Call 'saveGState()' once before each 'restoreGState()', in the same transparency layer."
      ]
    )
  }

  static func noLayerToEnd() -> Diagnostic {
    Diagnostic(
      "CGContext: 'endTransparencyLayer()' was called, but no layer has begun",
      remedies: [
        "Call 'beginTransparencyLayer(auxiliaryInfo:)' before each 'endTransparencyLayer()'."
      ]
    )
  }

  static func openLayers(_ count: Int) -> Diagnostic {
    Diagnostic(
      "CGContext: a transparency layer was not ended",
      facts: [("Open layers", "\(count)")],
      remedies: ["Call 'endTransparencyLayer()' for each layer before the drawing closure returns."]
    )
  }
}
#endif
