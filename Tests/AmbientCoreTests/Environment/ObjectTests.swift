import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `Objects in the environment` {
  private struct NameReader: View {
    @Environment(Account.self) private var account
    var body: some View { Text(account.name) }
  }

  private struct CountReader: View {
    @Environment(Account.self) private var account
    var body: some View { Text("\(account.count)") }
  }

  private struct Maybe: View {
    @Environment(Account.self) private var account: Account?
    var body: some View { Text(account?.name ?? "none") }
  }

  @Test func `A change of a property of an object runs only the readers of that property`() {
    let account = Account("a")
    let host = TestHost {
      NameReader().environment(account)
      CountReader().environment(account)
    }
    host.takeBodies()
    account.name = "b"
    host.settle()
    #expect(host.texts == ["b", "0"])
    #expect(host.takeBodies() == ["NameReader"])
    account.count = 3
    host.settle()
    #expect(host.texts == ["b", "3"])
    #expect(host.takeBodies() == ["CountReader"])
    account.unread = true
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A new environment object runs the readers, and they stop observing the old object`() {
    let first = Account("first")
    let second = Account("second")
    let shelf = Shelf(first)
    let host = TestHost { Root(shelf: shelf) }
    host.takeBodies()
    shelf.account = second
    host.settle()
    #expect(host.texts == ["second", "second"])
    #expect(host.takeBodies() == ["Root", "NameReader", "Maybe"])
    first.name = "changed"
    host.settle()
    #expect(host.takeBodies() == [])
    second.name = "third"
    host.settle()
    #expect(host.texts == ["third", "third"])
    #expect(host.takeBodies() == ["NameReader", "Maybe"])
  }

  private struct Root: View {
    let shelf: Shelf
    var body: some View {
      VStack {
        NameReader()
        Maybe()
      }
      .environment(shelf.account)
    }
  }

  @Test func `A nil object hides the outer object from descendants`() {
    let host = TestHost {
      VStack {
        Maybe()
        Maybe().environment(nil as Account?)
      }
      .environment(Account("a"))
    }
    #expect(host.texts == ["a", "none"])
  }

  @Test func `An object in the environment can be set and removed`() {
    struct Switch: View {
      @State private var account: Account?
      var body: some View {
        Maybe().environment(account)
        Button("Come") { account = Account("new") }
        Button("Go") { account = nil }
      }
    }
    let host = TestHost { Switch() }
    #expect(host.texts.first == "none")
    host.takeBodies()
    host.tap("Come")
    #expect(host.texts.first == "new")
    #expect(host.takeBodies() == ["Switch", "Maybe"])
    host.tap("Go")
    #expect(host.texts.first == "none")
    #expect(host.takeBodies() == ["Switch", "Maybe"])
  }

  @Test func `A required object may be missing if no body reads it`() {
    struct Idle: View {
      @Environment(Account.self) private var account
      var body: some View { Text("idle") }
    }
    #expect(TestHost { Idle() }.texts == ["idle"])
  }

  @Test func `Readers find an object only by the static type of the modifier's argument`() {
    struct Both: View {
      @Environment(Account.self) private var account: Account?
      @Environment(Guest.self) private var guest: Guest?
      var body: some View { Text("\(account != nil) \(guest != nil)") }
    }
    let host = TestHost {
      Both().environment(Guest("g") as Account)
      Both().environment(Guest("g"))
    }
    #expect(host.texts == ["true false", "false true"])
  }

  @Test func `EnvironmentValues can read and set an object by its type`() {
    struct Subscript: View {
      @Environment(\.self) private var environment
      var body: some View { Text(environment[Account.self]?.name ?? "none") }
    }
    let host = TestHost {
      Subscript().environment(Account("modifier"))
      Maybe().transformEnvironment(\.self) { $0[Account.self] = Account("subscript") }
    }
    #expect(host.texts == ["modifier", "subscript"])
  }

  @Test func `Several objects of one type can be set with different keys`() {
    struct Pair: View {
      @Environment(\.sender) private var sender
      @Environment(\.receiver) private var receiver
      var body: some View { Text("\(sender.name) to \(receiver.name)") }
    }
    let (ada, bob) = (Account("Ada"), Account("Bob"))
    let host = TestHost {
      Pair().environment(\.sender, ada).environment(\.receiver, bob)
    }
    #expect(host.texts == ["Ada to Bob"])
    host.takeBodies()
    bob.name = "Bea"
    host.settle()
    #expect(host.texts == ["Ada to Bea"])
    #expect(host.takeBodies() == ["Pair"])
    bob.count = 1
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `A bindable variable in a body writes into an object of the environment`() {
    struct Editor: View {
      @Environment(Account.self) private var account
      var body: some View {
        @Bindable var account = account
        Child(name: $account.name)
      }
    }
    struct Child: View {
      @Binding var name: String
      var body: some View {
        Text(name)
        Button("Rename") { name = "renamed" }
      }
    }
    let account = Account("a")
    let host = TestHost { Editor().environment(account) }
    host.takeBodies()
    host.tap("Rename")
    #expect(account.name == "renamed")
    #expect(host.texts == ["renamed", "Rename"])
    #expect(host.takeBodies() == ["Child"])
  }

  @Test func `An object is released when its writer is removed`() {
    struct Root: View {
      let holder: Holder
      @State private var isShown = true
      var body: some View {
        if isShown { Maybe().environment(holder.take()) }
        Button("Hide") { isShown = false }
      }
    }
    let holder = Holder()
    let host = TestHost { Root(holder: holder) }
    #expect(holder.account != nil)
    host.tap("Hide")
    #expect(holder.account == nil)
  }

  private final class Holder {
    weak var account: Account?
    func take() -> Account {
      let account = Account("held")
      self.account = account
      return account
    }
  }
}

@Observable private class Account {
  var name: String
  var count = 0
  var unread = false
  init(_ name: String) { self.name = name }
}

@Observable private final class Guest: Account {}

@Observable private final class Shelf {
  var account: Account
  init(_ account: Account) { self.account = account }
}

private struct SenderKey: EnvironmentKey { static var defaultValue: Account { Account("none") } }
private struct ReceiverKey: EnvironmentKey { static var defaultValue: Account { Account("none") } }

extension EnvironmentValues {
  fileprivate var sender: Account {
    get { self[SenderKey.self] }
    set { self[SenderKey.self] = newValue }
  }
  fileprivate var receiver: Account {
    get { self[ReceiverKey.self] }
    set { self[ReceiverKey.self] = newValue }
  }
}
