import Ambient
import AmbientTesting
import Foundation
import Testing

@Suite @MainActor struct `Stored customizations` {
  private struct Person: Identifiable { let id: Int }

  private struct Columns: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>
    @AppStorage("tabs") private var tabs = TabViewCustomization()

    var body: some View {
      Text(columns[visibility: "age"] == .hidden ? "hidden" : "shown")
      Text(tabs[tab: "news"].tabBarVisibility == .hidden ? "hidden" : "shown")
      Button("Hide") {
        columns[visibility: "age"] = .hidden
        tabs[tab: "news"].tabBarVisibility = .hidden
      }
    }
  }

  private struct SceneColumns: View {
    @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
    @SceneStorage("tabs") private var tabs: TabViewCustomization

    var body: some View {
      Text(columns[visibility: "age"] == .hidden ? "hidden" : "shown")
      Text(tabs == TabViewCustomization() ? "unchanged" : "changed")
      Button("Hide") { columns[visibility: "age"] = .hidden }
    }
  }

  @Test func `@AppStorage stores and restores customizations of tables and tab views`() throws {
    let defaults = try #require(UserDefaults(suiteName: "StoredCustomizationTests"))
    defaults.removePersistentDomain(forName: "StoredCustomizationTests")
    let first = TestHost { Columns().defaultAppStorage(defaults) }
    #expect(first.texts == ["shown", "shown", "Hide"])
    #expect(first.bodies { first.tap("Hide") } == ["Columns"])
    #expect(first.texts == ["hidden", "hidden", "Hide"])
    let second = TestHost { Columns().defaultAppStorage(defaults) }
    #expect(second.texts == ["hidden", "hidden", "Hide"])
  }

  @Test func `A customization has its default if the stored data is damaged`() throws {
    let defaults = try #require(UserDefaults(suiteName: "DamagedCustomizationTests"))
    defaults.set(Data("{".utf8), forKey: "columns")
    let host = TestHost { Columns().defaultAppStorage(defaults) }
    #expect(host.texts.first == "shown")
    defaults.removePersistentDomain(forName: "DamagedCustomizationTests")
  }

  @Test func `@SceneStorage can hold customizations of tables and tab views`() {
    let host = TestHost { SceneColumns() }
    #expect(host.texts == ["shown", "unchanged", "Hide"])
    #expect(host.bodies { host.tap("Hide") } == ["SceneColumns"])
    #expect(host.texts == ["hidden", "unchanged", "Hide"])
  }
}
