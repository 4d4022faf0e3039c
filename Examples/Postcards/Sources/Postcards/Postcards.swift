import Ambient

/// An app whose images and colors are in an asset catalog.
@main
struct Postcards: App {
  var body: some Scene {
    WindowGroup("Postcards") { Postcard(greeting: "Greetings from the sea") }
  }
}
