import Ambient
import AmbientTesting

@main
struct Hello: View {
  var body: some View { Text("Hello, world") }

  static func main() {
    let host = TestHost { Hello() }
    print(host.tree)
  }
}
