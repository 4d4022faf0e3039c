import SwiftUI

/// A bar for each day of a week, on a glow.
struct WeekBars: View {
  let week: Week

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(week.days) { day in
        VStack(spacing: 4) {
          GeometryReader { proxy in
            VStack(spacing: 0) {
              Spacer(minLength: 0)
              Capsule()
                .fill(bar)
                .frame(height: proxy.size.height * day.fraction)
            }
          }
          .frame(width: 12)
          Text(day.name)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement()
        .accessibilityLabel(day.name)
        .accessibilityValue("\(Int((day.fraction * 100).rounded())) percent")
      }
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 16)
        .fill(glow)
    }
  }

  private var bar: LinearGradient {
    LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
  }

  private var glow: EllipticalGradient {
    EllipticalGradient(colors: [.mint.opacity(0.35), .mint.opacity(0.05)])
  }
}

#Preview {
  WeekBars(week: .example)
    .frame(width: 280, height: 200)
}
