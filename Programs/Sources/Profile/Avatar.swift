import SwiftUI

struct Avatar: View {
  let person: Person
  @Environment(\.avatarSize) private var size

  var body: some View {
    Text(person.initials)
      .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background { Circle().fill(person.color.gradient) }
      .overlay(alignment: .bottomTrailing) {
        if person.isOnline {
          Circle()
            .fill(.green)
            .strokeBorder(.background, lineWidth: 2)
            .frame(width: size / 3, height: size / 3)
            .alignmentGuide(.bottom) { $0[.bottom] - 2 }
        }
      }
      .anchorPreference(key: AvatarBounds.self, value: .bounds) { [person.id: $0] }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("\(person.name), \(person.isOnline ? "online" : "offline")"))
      .accessibilityAddTraits(.isImage)
  }
}

/// The places of the avatars.
struct AvatarBounds: PreferenceKey {
  static var defaultValue: [Person.ID: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [Person.ID: Anchor<CGRect>],
    nextValue: () -> [Person.ID: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// The height of the header, which the title reads.
struct HeaderHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension EnvironmentValues {
  @Entry var avatarSize: CGFloat = 40
}

extension View {
  func avatarSize(_ size: CGFloat) -> some View { environment(\.avatarSize, size) }
}
