import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(K1)`.
@Suite(.dependencies) struct `Keys and contexts` {
  @Test func `In tests and previews, a key with only a test value uses this value (K1)`() {
    #expect(TestOnly.previewValue == TestOnly())
    #expect(TestOnly.testValue == TestOnly())
  }

  @Test func `A key without a preview value uses its live value in previews (K2)`() {
    #expect(LiveOnlyKey.previewValue == 11)
  }

  @Test func `A test fails if it reads a key without a test value (K3)`() {
    let texts = issues { #expect(LiveOnlyKey.testValue == 11) }
    #expect(
      texts == [
        """
        'LiveOnlyKey' has no test implementation, but was accessed from a test context.

          Key    LiveOnlyKey
          Value  Int

        To fix this, do one of:
          • Override 'LiveOnlyKey' in the test: 'withDependencies { $0[LiveOnlyKey.self] = … }'.
          • Give 'LiveOnlyKey' a 'testValue'.
        """
      ]
    )
    let clientTexts = issues { _ = LiveClient.testValue }
    #expect(clientTexts.first?.contains("  Dependency  LiveClient\n") == true)
  }

  @Test func `The preview value replaces a missing test value (K4)`() {
    let texts = issues { #expect(LiveAndPreviewKey.testValue == 22) }
    #expect(texts.count == 1)
  }

  @Test func `The issue that reports a missing value names the property and its location (K5)`() {
    let line = #line + 1
    @Dependency(\.liveOnly) var liveOnly
    let texts = issues {
      #expect(liveOnly == 11)
      #expect(liveOnly == 11)
    }
    #expect(
      texts == [
        """
        @Dependency(\\.liveOnly) has no test implementation, but was accessed from a test context.

          Declared at  AmbientDependenciesTests/KeyTests.swift:\(line)
          Key          LiveOnlyKey
          Value        Int

        To fix this, do one of:
          • Override 'liveOnly' in the test: 'withDependencies { $0.liveOnly = … }'.
          • Give 'LiveOnlyKey' a 'testValue'.
        """
      ]
    )
  }

  @Test
  func `The issue about a missing value names the key if the value is read by key (K6)`() {
    @Dependency(LiveClient.self) var client
    let texts = issues { #expect(client.number == 12) }
    #expect(
      texts.first?.hasPrefix(
        "@Dependency(LiveClient.self) has no test implementation, but was accessed from"
      ) == true
    )
  }

  @Test func `A key without a live value is reported once and uses its test value (K7)`() {
    withDependencies {
      $0.context = .live
    } operation: {
      let line = #line + 1
      @Dependency(\.testOnly) var testOnly
      let texts = issues {
        #expect(testOnly.number == 7)
        #expect(testOnly.number == 7)
      }
      #expect(
        texts == [
          """
          @Dependency(\\.testOnly) has no live implementation, but was accessed from a live context.

            Declared at  AmbientDependenciesTests/KeyTests.swift:\(line)
            Dependency   TestOnly

          To fix this, do one of:
            • Conform 'TestOnly' to 'DependencyKey', and link the module with the conformance.
            • Prepare a value when the program begins: 'prepareDependencies { $0.testOnly = … }'.
          """
        ]
      )
    }
  }

  @Test func `A prepared value replaces a missing live value (K8)`() {
    prepareDependencies {
      $0.context = .live
      $0.testOnly = TestOnly(number: 8)
    }
    @Dependency(\.testOnly) var testOnly
    #expect(testOnly.number == 8)
  }

  @Test func `An override can set nil like any other value (K9)`() {
    @Dependency(\.optional) var optional
    withDependencies {
      $0.optional = nil
    } operation: {
      #expect(optional == nil)
    }
    withDependencies {
      $0.optional = ""
    } operation: {
      #expect(optional == "")
    }
    #expect(optional == "test")
  }

  @Test func `An override that sets nil replaces a live value (K10)`() {
    @Dependency(\.optional) var optional
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(optional == "live")
      withDependencies {
        $0.optional = nil
      } operation: {
        #expect(optional == nil)
      }
    }
  }

  @Test func `An unimplemented value is reported when a test reads it (K11)`() {
    enum Key: TestDependencyKey {
      static var testValue: Int? { unimplemented("the number", placeholder: nil) }
    }
    @Dependency(Key.self) var number
    let texts = issues { #expect(number == nil) }
    #expect(texts.first?.hasPrefix("Unimplemented: the number\n\n  Defined at") == true)
  }

  @Test func `An assignment to a part of a missing value reports no issue (K12)`() {
    @Dependency(Report.self) var report
    let none = issues {
      withDependencies {
        $0[Report.self].title = "mine"
      } operation: {
        #expect(report.title == "mine")
      }
    }
    #expect(none == [])
    @Dependency(OtherReport.self) var other
    #expect(issues { _ = other }.count == 1)
  }

  private struct Report: TestDependencyKey {
    var title = ""
    static var testValue: Report {
      if DependencyValues.shouldReportUnimplemented { reportIssue("missing") }
      return Report()
    }
  }

  private struct OtherReport: TestDependencyKey {
    static var testValue: OtherReport {
      if DependencyValues.shouldReportUnimplemented { reportIssue("missing") }
      return OtherReport()
    }
  }

  @Test func `The value of a key can have a different type than the key (K13)`() {
    @Dependency(IntKey.self) var int
    #expect(int == 42)
    withDependencies {
      $0[IntKey.self] = 5
    } operation: {
      #expect(int == 5)
    }
  }

  @Test func `A part of a value can be read and overridden (K14)`() {
    let date = Date(timeIntervalSince1970: 5)
    @Dependency(\.date.now) var now
    withDependencies {
      $0.date.now = date
    } operation: {
      #expect(now == date)
    }
    @Dependency(Pair.self) var pair
    withDependencies {
      $0[Pair.self].first = { 9 }
    } operation: {
      #expect(pair.first() == 9)
      #expect(pair.second() == 2)
    }
  }

  @Test func `A value can be read as a more specific type (K15)`() async {
    @Dependency(\.animal, as: Cat.self) var cat
    @Dependency(AnimalKey.self, as: Cat.self) var catOfKey
    #expect(cat.lives == 9)
    #expect(catOfKey.lives == 9)
    withDependencies {
      $0.animal = Cat(lives: 8)
    } operation: {
      #expect(cat.lives == 8)
      #expect(catOfKey.lives == 8)
    }
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Dependency(\.animal, as: Int.self) var number
      _ = number
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        A dependency should have the type 'Int', but it has the type 'Cat'.

          Declared at  AmbientDependenciesTests/KeyTests.swift:\(line)

        To fix this, do one of:
          • Override the dependency with a value of the type 'Int'.
          • Leave 'as: Int.self' out.
        """
      )
    )
  }

  private struct Pair: TestDependencyKey {
    var first: @Sendable () -> Int = { 1 }
    var second: @Sendable () -> Int = { 2 }
    static let testValue = Pair()
  }
}

private protocol Animal: Sendable {}

private struct Cat: Animal {
  var lives = 9
}

private enum AnimalKey: TestDependencyKey {
  static let testValue: any Animal = Cat()
}

extension DependencyValues {
  fileprivate var animal: any Animal {
    get { self[AnimalKey.self] }
    set { self[AnimalKey.self] = newValue }
  }
}
