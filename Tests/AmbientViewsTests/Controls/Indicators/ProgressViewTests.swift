import Ambient
import AmbientTestSupport
import AmbientTesting
import Testing

@Suite @MainActor struct `A progress view` {
  @Test func `A progress view warns about a value above the total and limits the value`() {
    let messages = warnings {
      let host = TestHost { ProgressView("Watering", value: 12.5, total: 10) }
      #expect(host.elements[0][.value] == 1)
    }
    #expect(
      messages == [
        """
        ProgressView initialized with an out-of-bounds progress value. The value will be clamped \
        to the range of `0...total`.

          Value  12.5
          Total  10.0

        To fix this, do one of:
          • Pass a value from 0 to the total.
          • While the total is not known, pass nil as the value.
        """
      ]
    )
  }

  @Test(arguments: [(-1.0, 1.0), (.nan, 1), (1, .nan), (1, 0), (1, -1), (.infinity, 1)])
  func `A progress view warns about an invalid value or total`(_ value: Double, _ total: Double) {
    #expect(warnings { _ = ProgressView(value: value, total: total) }.count == 1)
  }

  @Test func `A progress view accepts zero, the total and nil as its value`() {
    let messages = warnings {
      _ = ProgressView(value: 0.0)
      _ = ProgressView(value: 1.0)
      _ = ProgressView(value: 0.0, total: 0)
      _ = ProgressView(value: nil as Double?, total: -1)
    }
    #expect(messages == [])
  }
}
