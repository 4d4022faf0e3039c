import SwiftUI

struct UnitsApp: App {
  var body: some Scene {
    WindowGroup {
      ConverterView()
        .accentColor(.orange)
    }
  }
}

struct ConverterView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ConverterView()
      ConverterView()
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
    }
  }
}
