import Combine
import Observation
import SwiftUI
import Testing

extension Objects {
  @Test func `A missing environment object stops the program, which prints the type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage { AccountTag(record: Record()) } }
    }
    #expect(
      printed(result).contains(
        """
        No ObservableObject of type Account found. A View.environmentObject(_:) for Account \
        may be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test func `Any change of an environment object re-runs its readers`() {
    let account = Account(owner: "Ada")
    let stage = Stage { AccountTag(record: record).environmentObject(account) }
    #expect(record.takeLines() == ["Ada"])
    account.balance += 1
    stage.settle()
    #expect(record.takeLines() == ["Ada"])
    account.owner = "Bob"
    stage.settle()
    #expect(record.takeLines() == ["Bob"])
  }

  @Test func `Readers follow a new environment object and ignore changes of the old one`() {
    struct Root: View {
      let written: Written<Account>
      let content: AccountTag
      var body: some View { content.environmentObject(written.value) }
    }
    let old = Account(owner: "Ada")
    let written = Written(old)
    let content = AccountTag(record: record)
    let stage = Stage { Root(written: written, content: content) }
    #expect(record.takeLines() == ["Ada"])
    written.value = Account(owner: "Bob")
    stage.settle()
    #expect(record.takeLines() == ["Bob"])
    old.owner = "nobody"
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test
  func `A change of an observable object re-runs no reader if the object is a key's value`() {
    let account = Account(owner: "Ada")
    let stage = Stage { Reader("owner", \.account?.owner, record).environment(\.account, account) }
    #expect(record.takeLines() == [#"owner Optional("Ada")"#])
    account.owner = "Bob"
    stage.settle()
    #expect(record.takeLines() == [])
  }

  @Test func `The environment and environmentObject modifiers set the same value for a type`() {
    struct ByType: View {
      let record: Record
      @Environment(Both.self) private var both
      init(record: Record) { self.record = record }
      var body: some View {
        let _ = record("by type \(both.name)")
        Text("by type")
      }
    }
    struct ByObject: View {
      let record: Record
      @EnvironmentObject private var both: Both
      init(record: Record) { self.record = record }
      var body: some View {
        let _ = record("by object \(both.name)")
        Text("by object")
      }
    }
    _ = Stage {
      VStack {
        ByType(record: record).environmentObject(Both(name: "a"))
        ByObject(record: record).environment(Both(name: "b"))
        ByType(record: record).environmentObject(Both(name: "d")).environment(Both(name: "c"))
      }
    }
    #expect(record.takeLines().sorted() == ["by object b", "by type a", "by type d"])
  }
}

private final class Account: ObservableObject {
  @Published var owner: String
  @Published var balance = 0
  init(owner: String) { self.owner = owner }
}

@Observable private final class Both: ObservableObject {
  let name: String
  init(name: String) { self.name = name }
}

private struct AccountTag: View {
  let record: Record
  @EnvironmentObject private var account: Account
  init(record: Record) { self.record = record }
  var body: some View {
    let _ = record(account.owner)
    Text("tag")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var account: Account?
}
