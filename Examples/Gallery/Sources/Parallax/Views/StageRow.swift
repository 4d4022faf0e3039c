import SwiftUI

/// A stage with its length and its climb.
struct StageRow: View {
  let number: Int
  let stage: Stage

  var body: some View {
    HStack(spacing: 12) {
      Text("\(number)")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 32, height: 32)
        .background(.indigo, in: Circle())
      VStack(alignment: .leading) {
        Text(stage.name)
          .font(.headline)
        Text("\(stage.kilometers) km, \(stage.meters) m up")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 8)
    .accessibilityIdentifier("stage \(number)")
  }
}
