import protocol SwiftUI.EnvironmentKey
import struct SwiftUI.Environment
import struct SwiftUI.EnvironmentValues
import struct SwiftUI.Text
import protocol SwiftUI.View

// J08: imports of single declarations. Tests refer to this form by the identifier.

private struct BellKey: EnvironmentKey { static let defaultValue = "dong" }

extension EnvironmentValues {
  var bell: String {
    get { self[BellKey.self] }
    set { self[BellKey.self] = newValue }
  }
}

struct BellView: View {
  @Environment(\.bell) private var bell
  var body: some View { Text(bell) }
}
