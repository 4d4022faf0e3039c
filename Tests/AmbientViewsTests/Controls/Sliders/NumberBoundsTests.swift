import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `Extreme and non-finite numbers` {
  private struct SteppedValue<V: Strideable>: View {
    @State var value: V
    let bounds: ClosedRange<V>?
    let step: V.Stride

    var body: some View {
      if let bounds {
        Stepper(value: $value, in: bounds, step: step) { Text("\(value)") }
      } else {
        Stepper(value: $value, step: step) { Text("\(value)") }
      }
    }
  }

  /// Returns the texts of two steppers that start at the same value.
  ///
  /// The first stepper makes one step up. The second stepper makes one step down.
  private func steps<V: Strideable>(
    from value: V,
    in bounds: ClosedRange<V>? = nil,
    by step: V.Stride
  ) -> [String] {
    [true, false].map { isUp in
      let host = TestHost { SteppedValue(value: value, bounds: bounds, step: step) }
      host.viewTree.send(.step(up: isUp), to: host.elements[0])
      host.settle()
      return host.texts[0]
    }
  }

  /// Returns the texts of steppers at the bounds of an integer type, and of steppers with unusual
  /// steps or ranges.
  private func textsAtBounds<V: FixedWidthInteger>(_: V.Type) -> [[String]] where V.Stride == Int {
    [
      steps(from: V.min, by: 1), steps(from: V.max, by: 1),
      steps(from: V.min, in: V.min...V.max, by: 1), steps(from: V.max, in: V.min...V.max, by: 1),
      steps(from: 5, in: 0...10, by: .max), steps(from: 5, in: 0...10, by: .min),
      steps(from: 5, in: 5...5, by: 1), steps(from: 100, in: 0...10, by: 1),
      steps(from: 5, in: 0...10, by: 0),
    ]
  }

  @Test(arguments: IntegerType.allCases)
  fileprivate func `A stepper of any integer type does not overflow`(_ type: IntegerType) {
    switch type {
    case .int8: check(Int8.self)
    case .uint8: check(UInt8.self)
    case .int16: check(Int16.self)
    case .uint16: check(UInt16.self)
    case .int32: check(Int32.self)
    case .uint32: check(UInt32.self)
    case .int64: check(Int64.self)
    case .uint64: check(UInt64.self)
    case .int: check(Int.self)
    case .uint: check(UInt.self)
    case .int128: check(Int128.self)
    case .uint128: check(UInt128.self)
    }
  }

  private func check<V: FixedWidthInteger>(_ type: V.Type) where V.Stride == Int {
    // Each pair contains the text after a step up and the text after a step down. The order of the
    // pairs is the order of the steppers in 'textsAtBounds'.
    let (low, second) = ("\(V.min)", "\(V.min + 1)")
    let (nextToHigh, high) = ("\(V.max - 1)", "\(V.max)")
    let results = textsAtBounds(type)
    #expect(
      results == [
        [second, low], [high, nextToHigh],
        [second, low], [high, nextToHigh],
        ["10", "0"], ["0", "10"],
        ["5", "5"], ["10", "10"],
        ["5", "5"],
      ]
    )
  }

  @Test func `A stepper can have a step that its integer type cannot represent`() {
    #expect(steps(from: Int8.min, by: 200) == ["72", "-128"])
    #expect(steps(from: Int8.max, in: -100...127, by: 200) == ["127", "-73"])
    #expect(steps(from: UInt8(3), by: 300) == ["255", "0"])
  }

  @Test func `A stepper limits floating-point numbers to its bounds`() {
    let infinity = Double.infinity
    #expect(steps(from: 0.5, in: 0...1, by: .infinity) == ["1.0", "0.0"])
    #expect(steps(from: 0.5, in: 0...1, by: .nan) == ["0.5", "0.5"])
    #expect(steps(from: Double.nan, in: 0...1, by: 0.25) == ["0.0", "0.0"])
    #expect(steps(from: infinity, in: 0...1, by: 0.25) == ["1.0", "1.0"])
    #expect(steps(from: infinity, by: infinity) == ["inf", "inf"])
    #expect(steps(from: Float(0), in: -.infinity ... .infinity, by: 1) == ["1.0", "-1.0"])
  }

  @Test func `A stepper at its limit does not write its binding`() {
    var value = 4.0
    var writes = 0
    let binding = Binding(
      get: { value },
      set: {
        value = $0; writes += 1
      }
    )
    let host = TestHost {
      Stepper("Seats", value: binding, in: 1...5)
      Stepper(value: binding, in: 1...5, format: .number) { Text("Price") }
    }
    host.increment("Seats")
    #expect(value == 5)
    #expect(writes == 1)
    host.increment("Seats")
    host.increment("Price")
    #expect(value == 5)
    #expect(writes == 1)
  }

  private struct Sliding: View {
    @State var value = 0.5
    let bounds: ClosedRange<Double>
    let step: Double
    var body: some View { Slider(value: $value, in: bounds, step: step) }
  }

  @Test(arguments: [
    (Double.nan, 0.0...1.0, 0.5, 0.0), (.infinity, 0...1, 0.5, 1), (-.infinity, 0...1, 0.5, 0),
    (1, 0...1, 5, 0), (1, 0...1, .infinity, 0), (0.3, 0...1, .nan, 0.3), (7, 1...1, 1, 1),
    (2.4, -.infinity ... .infinity, 1, 2.4), (.infinity, 0 ... .infinity, 1, .infinity),
    (0.3, 0...1, -1, 0.3), (2.4, 0 ... .infinity, 1, 2),
  ])
  func `A slider limits a number to its bounds, and rounds only to a positive step`(
    _ number: Double,
    _ bounds: ClosedRange<Double>,
    _ step: Double,
    _ expected: Double
  ) {
    let host = TestHost { Sliding(bounds: bounds, step: step) }
    host.viewTree.send(.adjust(number), to: host.elements[0])
    host.settle()
    #expect(host.elements[0][.value] == expected)
  }

  @Test(arguments: [
    (Double.nan, 1.0, 0.0), (1, .nan, 0), (.infinity, 1, 1), (-.infinity, 1, 0),
    (.infinity, .infinity, 0), (1, .infinity, 0), (1, 0, 0), (1, -1, 0),
  ])
  func `A progress view shows a fraction from 0 to 1 for any value and any total`(
    _ value: Double,
    _ total: Double,
    _ expected: Double
  ) {
    Warnings().during {
      let host = TestHost { ProgressView(value: value, total: total) }
      #expect(host.elements[0][.value] == expected)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `Opacities and color components are limited to their valid range`(_ number: Double) {
    let limited = number > 0 ? 1 : 0
    let opacity = limited == 1 ? "" : " 0%"
    let component = limited == 1 ? "FF" : "00"
    #expect(Color.red.opacity(number).description == "red\(opacity)")
    #expect(Color(white: number).description == "#\(component)\(component)\(component)")
    #expect(Color(red: number, green: 0, blue: 1).description == "#\(component)00FF")
    #expect(Color(white: number, opacity: number) == Color(white: number, opacity: number))
    #expect(!Color(hue: number, saturation: number, brightness: number).description.isEmpty)
    let host = TestHost {
      Text("x").foregroundStyle(Color.red.opacity(number))
      Button("y") {}.tint(Color(white: 1, opacity: number))
      Color.blue.opacity(number)
      // The following modifiers only have to accept the number without a crash.
      Text("z").opacity(number).frame(width: number).padding(number).scaleEffect(number)
      Text("a").shadow(color: .red.opacity(number), radius: number).font(.system(size: number))
      Text("b").rotationEffect(.degrees(number)).offset(x: number).blur(radius: number)
    }
    #expect(host.tree.contains(#"Text "x" foreground=red\#(opacity)"#))
    #expect(host.tree.contains("tint=#FFFFFF\(opacity)"))
    #expect(host.tree.contains("Color color=blue\(opacity)"))
  }
}

private enum IntegerType: CaseIterable {
  case int8, uint8, int16, uint16, int32, uint32, int64, uint64, int, uint, int128, uint128
}
