import Ambient
import AmbientDependencies
import AmbientDependenciesTesting
import AmbientTesting
import AmbientViewDependencies
import Foundation
import Testing

// An update closure, such as the first closure of `withDependencies`, sets dependencies. It can
// replace a part of a value or change an object in a value. In both cases, the closure first reads
// the value.

private final class Rows: Sendable {
  private let box = Box<[String]>([])
  var all: [String] { box.withLock { $0 } }
  func add(_ row: String) { box.withLock { $0.append(row) } }
}

private struct Database: DependencyKey {
  let rows = Rows()
  var limit = 1
  static var liveValue: Database { Database() }
  static var previewValue: Database { Database() }
  static var testValue: Database { Database() }
}

/// A client whose property reads the dependency `int`.
private struct Journal: TestDependencyKey {
  @Dependency(\.int) var int
  let rows = Rows()
  static var testValue: Journal { Journal() }
}

private struct Untested: DependencyKey {
  let rows = Rows()
  static var liveValue: Untested { Untested() }
}

/// A client whose test value reads a key that has no test value.
private struct Derived: TestDependencyKey {
  let rows = Rows()
  static var testValue: Derived {
    @Dependency(\.liveOnly) var number
    _ = number
    return Derived()
  }
}

private struct Asking: TestDependencyKey {
  var title = "missing"
  static var testValue: Asking {
    if shouldReportUnimplemented { reportIssue("missing") }
    return Asking()
  }
}

/// A client that replaces parts of other values while its default is created.
private struct Assigning: TestDependencyKey {
  let rows = Rows()
  static var testValue: Assigning {
    withDependencies {
      $0[Asking.self].title = "mine"
      $0.untested.rows.add("key")
    } operation: {
      Assigning()
    }
  }
}

private struct LogKey: EnvironmentKey, _EntryKey {
  static let entryDefault = _EntryDefault(makeLog())
}

private struct Log: Sendable {
  let number: Int
  let rows = Rows()
}

private func makeLog() -> Log {
  @Dependency(\.retries) var retries
  return Log(number: retries)
}

extension EnvironmentValues {
  fileprivate var log: Log {
    get { self[LogKey.self] }
    set { self[LogKey.self] = newValue }
  }
}

extension DependencyValues {
  fileprivate var database: Database {
    get { self[Database.self] }
    set { self[Database.self] = newValue }
  }
  fileprivate var journal: Journal { self[Journal.self] }
  fileprivate var untested: Untested {
    get { self[Untested.self] }
    set { self[Untested.self] = newValue }
  }
  fileprivate var derived: Derived { self[Derived.self] }
}

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(D1)`.
@Suite(.dependencies) struct `Defaults with changed objects` {
  @Dependency(\.database) private var database
  @Dependency(\.log) private var log

  @Test func `prepareDependencies can change an object in a default (D1)`() {
    prepareDependencies { $0.database.rows.add("key") }
    #expect(database.rows.all == ["key"])
  }

  @Test func `The first closure of withDependencies can change an object in a default (D1)`() {
    withDependencies {
      let database = $0.database
      database.rows.add("key")
      $0.log.rows.add("line")
    } operation: {
      #expect(database.rows.all == ["key"])
      #expect(log.rows.all == ["line"])
    }
    #expect(database.rows.all == ["key"])
    #expect(log.rows.all == ["line"])
  }

  @Test(.dependencies { $0.database.rows.add("key") })
  func `A trait can change an object in a default (D1)`() {
    #expect(database.rows.all == ["key"])
  }

  @Test(.dependency(\.int, 5), .dependencies { $0.journal.rows.add("key") })
  func `A trait can change an object in a default that reads other dependencies (D1)`() {
    @Dependency(\.journal) var journal
    #expect(journal.rows.all == ["key"])
    #expect(journal.int == 5)
  }

  @Test func `withDependencies can change an object in a default that reads an override (D1)`() {
    withDependencies {
      $0.retries = 7
    } operation: {
      withDependencies {
        $0.log.rows.add("line")
      } operation: {
        #expect(log.number == 7)
        #expect(log.rows.all == ["line"])
      }
      #expect(log.rows.all == ["line"])
    }
    #expect(log.number == 3)
    #expect(log.rows.all == [])
  }

  @Test func `withDependencies can set a context and then change an object in a default (D2)`() {
    withDependencies {
      $0.context = .preview
      $0.database.rows.add("preview")
      $0.log.rows.add("line")
    } operation: {
      #expect(database.rows.all == ["preview"])
      #expect(log.rows.all == ["line"])
    }
    #expect(database.rows.all == [])
    prepareDependencies {
      $0.context = .live
      $0.database.rows.add("live")
    }
    #expect(database.rows.all == ["live"])
  }

  @Test func `withDependencies can replace all values, then change an object in a default (O7)`() {
    withDependencies {
      $0 = .live
      $0.database.rows.add("live")
      $0.log.rows.add("line")
    } operation: {
      #expect(database.rows.all == ["live"])
      #expect(log.rows.all == ["line"])
    }
    #expect(database.rows.all == [])
  }

  @Test func `prepareDependencies can set a part of a default that an earlier call changed (P3)`() {
    prepareDependencies { $0.database.rows.add("key") }
    prepareDependencies { $0.database.limit = 2 }
    #expect(database.limit == 2)
    #expect(database.rows.all == ["key"])
    #expect(issues { prepareDependencies { $0.database.limit = 3 } }.count == 1)
    #expect(database.limit == 2)
  }

  @Test func `prepareDependencies cannot replace a default that was changed and then read (P5)`() {
    prepareDependencies { $0.database.rows.add("key") }
    #expect(database.limit == 1)
    #expect(issues { prepareDependencies { $0.database = Database(limit: 2) } }.count == 1)
    #expect(database.limit == 1)
  }

  @Test
  func `A read reports a missing test value after prepareDependencies changed the default (K12)`() {
    #expect(issues { prepareDependencies { $0.untested.rows.add("key") } } == [])
    @Dependency(\.untested) var untested
    let texts = issues { #expect(untested.rows.all == ["key"]) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("@Dependency(\\.untested) has no test implementation") == true)
    #expect(issues { _ = untested } == [])

    #expect(issues { prepareDependencies { $0.derived.rows.add("key") } } == [])
    @Dependency(\.derived) var derived
    let derivedTexts = issues { #expect(derived.rows.all == ["key"]) }
    #expect(derivedTexts.count == 1)
  }

  @Test func `Code that creates a default may replace parts of other values (K12)`() {
    @Dependency(Assigning.self) var assigning
    let texts = issues {
      assigning.rows.add("key")
      #expect(assigning.rows.all == ["key"])
    }
    #expect(texts == [])
  }

  @Test func `A read of a default reports an issue that an earlier assignment suppressed (K12)`() {
    let none = issues {
      withDependencies {
        $0[Asking.self].title = "mine"
      } operation: {
        @Dependency(Asking.self) var asking
        #expect(asking.title == "mine")
      }
    }
    #expect(none == [])
    @Dependency(Asking.self) var asking
    let texts = issues { #expect(asking.title == "missing") }
    #expect(texts == ["missing"])
  }
}

private struct Now: View {
  @Dependency(\.date.now) private var now
  var body: some View { Text("\(Int(now.timeIntervalSince1970))") }
}

private let date = Date(timeIntervalSince1970: 60)

@Suite struct `Assignments to parts of built-in values` {
  @Test(.dependency(\.date.now, date)) func `A trait can set the current date (B1)`() {
    @Dependency(\.date.now) var now
    #expect(now == date)
  }

  @Test(.dependencies)
  func `A read in the first closure of withDependencies reports no issue (B1)`() {
    let texts = issues {
      withDependencies {
        $0[keyPath: \.date.now] = date
        $0.date.now += 60
        _ = $0.uuid()
        $0.uuid = .incrementing
      } operation: {
        @Dependency(\.date.now) var now
        #expect(now == Date(timeIntervalSince1970: 120))
      }
      withDependencies {
        _ = $0.date.now
        _ = $0.uuid()
        _ = $0.continuousClock.now
        _ = $0.withRandomNumberGenerator { $0.next() }
      } operation: {
      }
    }
    #expect(texts == [])
  }

  @Test(.dependencies)
  func `A read in the first closure of async withDependencies reports no issue (B1)`() async {
    await withDependencies {
      await Task.yield()
      $0.date.now += 60
    } operation: {
      await Task.yield()
      @Dependency(\.date.now) var now
      _ = now
    }
  }

  @Test(.dependencies)
  func `If an update closure runs an operation, a read in that operation reports an issue (B1)`() {
    let texts = issues {
      withDependencies {
        $0.int = withDependencies {
          $0.string = "a"
        } operation: {
          @Dependency(\.date.now) var now
          return Int(now.timeIntervalSince1970)
        }
      } operation: {
      }
    }
    #expect(texts.count == 1)
  }

  @Test(.dependencies) @MainActor func `The dependency modifier sets the date of a view (B1)`() {
    let host = TestHost { Now().dependency(\.date.now, date) }
    #expect(host.texts == ["60"])
  }
}
