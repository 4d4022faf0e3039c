import SwiftUI

struct DisplayView: View, Equatable {
  let text: String
  let expression: String

  var body: some View {
    VStack(alignment: .trailing, spacing: 4) {
      Text(expression.isEmpty ? " " : expression)
        .font(.callout)
        .foregroundStyle(.secondary)
        .accessibilityHidden(expression.isEmpty)
        .accessibilityLabel("Calculation")
        .accessibilityValue(expression)
      Text(verbatim: text)
        .font(.system(size: 72, weight: .light))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .contentTransition(.numericText())
        .textSelection(.enabled)
        .accessibilityLabel("Result")
        .accessibilityValue(text)
        .accessibilityAddTraits(.updatesFrequently)
    }
    .frame(maxWidth: .infinity, alignment: .trailing)
    .padding(.horizontal)
  }
}
