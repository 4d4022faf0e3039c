import SwiftUI

struct RecipesApp: App {
  @State private var cookbook = Cookbook()

  var body: some Scene {
    WindowGroup {
      CookbookView()
        .environment(cookbook)
    }
    .defaultSize(width: 900, height: 640)
    .windowResizability(.contentMinSize)
  }
}
