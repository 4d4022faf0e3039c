import Ambient
import AmbientScreen
import AmbientTesting
import Testing

@Suite @MainActor struct `A header or footer without a view` {
  /// Returns the top of the text "Row" in the given section, and of the text "Last" in the section
  /// below it.
  ///
  /// Each row is 44 points high. Its text begins 14 points below the top of the row. Without a
  /// header and a footer, the texts are therefore at 14 and 58 points. Each header above a text
  /// moves the text down by 44 points.
  private func tops(usesLazyRows: Bool, _ section: some View) -> [CGFloat?] {
    var settings = ScreenSettings(size: CGSize(width: 100, height: 400))
    settings.usesLazyRows = usesLazyRows
    let host = TestHost(screen: settings) {
      List {
        section
        Section { Text("Last") }
      }
    }
    return ["Row", "Last"].map { host.frame(of: $0)?.minY }
  }

  @Test(arguments: [true, false])
  func `A header or footer without a view takes up no room in a list`(usesLazyRows: Bool) {
    let isShown = false
    func tops(_ section: some View) -> [CGFloat?] { self.tops(usesLazyRows: usesLazyRows, section) }
    let row = Text("Row")
    #expect(tops(Section { row }) == [14, 58])
    #expect(tops(Section(header: EmptyView(), footer: EmptyView()) { row }) == [14, 58])
    #expect(
      tops(
        Section {
          row
        } header: {
          if isShown { Text("Header") }
        }
      ) == [14, 58]
    )
    #expect(
      tops(
        Section {
          row
        } header: {
          AnyView(EmptyView())
        }
      ) == [14, 58]
    )
    #expect(
      tops(
        Section {
          row
        } header: {
          EmptyView().padding()
        }
      ) == [14, 58]
    )
    #expect(
      tops(
        Section {
          row
        } footer: {
          if isShown { Text("Footer") }
        }
      ) == [14, 58]
    )
    #expect(
      tops(
        Section {
          row
        } footer: {
          EmptyView().padding()
        }
      ) == [14, 58]
    )
  }

  @Test(arguments: [true, false])
  func `A header with an empty text has a row in a list`(usesLazyRows: Bool) {
    #expect(tops(usesLazyRows: usesLazyRows, Section("") { Text("Row") }) == [58, 102])
  }

  @Test func `A header in a form gets a row when its view appears`() {
    struct Settings: View {
      @State private var hasHeader = false

      var body: some View {
        Form {
          Section {
            Button("Toggle") { hasHeader.toggle() }
          } header: {
            if hasHeader { Text("Header") }
          }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 100, height: 400)) { Settings() }
    #expect(host.frame(of: "Toggle")?.minY == 14)
    host.tap("Toggle")
    #expect(host.frame(of: "Header")?.minY == 14)
    #expect(host.frame(of: "Toggle")?.minY == 58)
    host.tap("Toggle")
    #expect(host.frame(of: "Toggle")?.minY == 14)
  }
}
