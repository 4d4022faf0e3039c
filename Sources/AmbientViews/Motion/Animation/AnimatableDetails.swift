import AmbientAnimation
import AmbientCore
import AmbientDrawing
import AmbientLayout

extension PaintDetail: AnimatableDetail {
  package var animatableValues: [String: any VectorArithmetic] { paint.animatableValues("paint") }

  package mutating func setAnimatableValues(_ values: [String: any VectorArithmetic]) {
    self = PaintDetail(paint.setting(values, "paint"))
  }

  package var attributeTexts: [String] { [paint.description] }
}

extension ShapeDetail: AnimatableDetail {
  package var animatableValues: [String: any VectorArithmetic] {
    var values = shape.animatableValues("shape")
    for (index, layer) in layers.enumerated() {
      values.merge(layer.paint.animatableValues("layer\(index)")) { first, _ in first }
      if case .line(let style, _, _) = layer.part {
        values["layer\(index).line"] = style.animatableData
      }
    }
    return values
  }

  package mutating func setAnimatableValues(_ values: [String: any VectorArithmetic]) {
    self = ShapeDetail(
      shape.setting(values, "shape"),
      fillStyle: fillStyle,
      layers: layers.enumerated().map { index, layer in
        var part = layer.part
        if case .line(var style, let isInside, let isAntialiased) = part,
          let data = values["layer\(index).line"] as? StrokeStyle.AnimatableData
        {
          style.animatableData = data
          part = .line(style, isInside: isInside, isAntialiased: isAntialiased)
        }
        return Layer(part: part, paint: layer.paint.setting(values, "layer\(index)"))
      }
    )
  }

  package var attributeTexts: [String] { layers.map(\.paint.description) }
}

extension LayoutDetail: AnimatableDetail {
  package var animatableValues: [String: any VectorArithmetic] {
    layout.animatableValues("layout")
  }

  package mutating func setAnimatableValues(_ values: [String: any VectorArithmetic]) {
    self = LayoutDetail(layout.setting(values, "layout"))
  }
}

extension Animatable {
  /// Returns the animatable data of the value; empty if the value has no animatable data.
  ///
  /// The key in the dictionary consists of `name` and the type of the value.
  fileprivate func animatableValues(_ name: String) -> [String: any VectorArithmetic] {
    if AnimatableData.self == EmptyAnimatableData.self { return [:] }
    return ["\(name) \(Self.self)": animatableData]
  }

  /// Returns a copy of the value that has the animatable data in `values`.
  ///
  /// If `values` has no data for the name and the type of the value, the copy is unchanged.
  fileprivate func setting(_ values: [String: any VectorArithmetic], _ name: String) -> Self {
    guard let data = values["\(name) \(Self.self)"] as? AnimatableData else { return self }
    var result = self
    result.animatableData = data
    return result
  }
}
