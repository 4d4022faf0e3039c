import SwiftUI

/// An activity with its number, and buttons that change it.
struct ActivityRow: View {
  @Binding var activity: Activity

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 2)
        .fill(
          .linearGradient(colors: activity.colors, startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 4)
      VStack(alignment: .leading) {
        Text(activity.name)
          .font(.headline)
        Text("\(Int(activity.value)) of \(Int(activity.goal)) \(activity.unit)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Stepper(activity.name, value: $activity.value.animation(), in: 0...1000, step: step)
        .labelsHidden()
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private var step: Double { activity.goal / 4 }
}
