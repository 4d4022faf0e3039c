package import AmbientAnimation
package import AmbientHosting

/// A detail with values that an animation can change.
package protocol AnimatableDetail: ElementDetail {
  /// The values that an animation can change, by their names.
  ///
  /// A value is animated only if its name and its type stay the same. The name therefore includes
  /// what an animation cannot change, such as the type of a shape.
  var animatableValues: [String: any VectorArithmetic] { get }

  /// Replaces the values that have the given names.
  ///
  /// A new value of a different type is ignored.
  ///
  /// - Parameter values: The new values, by their names.
  mutating func setAnimatableValues(_ values: [String: any VectorArithmetic])

  /// The texts of the detail that are also attributes of the element, such as the name of a color.
  ///
  /// An animation changes these attributes together with the detail.
  var attributeTexts: [String] { get }
}

extension AnimatableDetail {
  package var attributeTexts: [String] { [] }
}

extension ElementDescription {
  /// The values that an animation can change.
  ///
  /// - Parameter includesNumbers: Whether the numbers in the attributes are included.
  /// - Returns: The values by their names.
  func animatableData(includesNumbers: Bool) -> AnyAnimatableData<String> {
    var values: [String: any VectorArithmetic] = [:]
    if includesNumbers {
      for (name, value) in attributes {
        if case .number(let number) = value { values[name] = number }
      }
    }
    for case let detail as any AnimatableDetail in details {
      values.merge(detail.animatableValues) { first, _ in first }
    }
    return AnyAnimatableData(values)
  }

  /// Returns this description with the given values in place of its animatable values.
  func setting(_ data: AnyAnimatableData<String>) -> ElementDescription {
    var result = self
    for (name, value) in attributes {
      if case .number = value, let number = data.values[name] as? Double {
        result.attributes[named: name] = .number(number)
      }
    }
    for (index, detail) in details.enumerated() {
      guard var animated = detail as? any AnimatableDetail else { continue }
      let before = animated.attributeTexts
      animated.setAnimatableValues(data.values)
      result.details[index] = animated
      for (old, new) in zip(before, animated.attributeTexts) where old != new {
        for (name, value) in attributes where value == .string(old) {
          result.attributes[named: name] = .string(new)
        }
      }
    }
    return result
  }
}
