import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

/// The code in a test name, such as `P1`, is explained in `ComingFromSwiftDependencies`.
@Suite(.dependencies) struct `Preparation` {
  @Dependency(\.int) private var int

  @Test func `P1 a prepared value replaces the default`() {
    let result = prepareDependencies {
      $0.int = 1
      return "done"
    }
    #expect(result == "done")
    #expect(int == 1)
  }

  @Test func `P2 a prepared context applies to every default`() {
    prepareDependencies { $0.context = .live }
    @Dependency(\.context) var context
    #expect(context == .live)
    #expect(int == -1)
  }

  @Test func `P3 a preparation can set keys and parts of values; the last assignment applies`() {
    prepareDependencies {
      $0[IntKey.self] = 1
      $0[IntKey.self] = 2
      $0.testOnly.number = 3
    }
    @Dependency(\.testOnly.number) var number
    #expect(int == 2)
    #expect(number == 3)
  }

  @Test func `P4 only the first preparation of a value applies`() {
    prepareDependencies { $0.int = 1 }
    var line = 0
    let texts = issues {
      line = #line + 1
      prepareDependencies { $0.int = 2 }
    }
    #expect(
      texts == [
        """
        'IntKey' has already been accessed or prepared, so the value prepared for it is ignored.

          Ignored      2
          Prepared at  AmbientDependenciesTests/PreparationTests.swift:\(line)

        To fix this:
          • Prepare each value once, before anything reads it.
        """
      ]
    )
    #expect(int == 1)
  }

  @Test func `P5 a value that was read cannot be prepared, except in previews`() {
    #expect(int == 42)
    #expect(issues { prepareDependencies { $0.int = 2 } }.count == 1)
    #expect(int == 42)
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(int == -1)
      prepareDependencies { $0.int = 2 }
      #expect(int == 2)
    }
  }

  @Test func `P6 an override replaces a prepared value`() {
    prepareDependencies { $0.int = 1 }
    withDependencies {
      $0.int = 2
    } operation: {
      #expect(int == 2)
    }
    #expect(int == 1)
  }

  @Test(arguments: 0..<4) func `P7 a preparation applies only to its own test`(number: Int) {
    let date = Date(timeIntervalSince1970: Double(number))
    prepareDependencies { $0.date = .constant(date) }
    @Dependency(\.date.now) var now
    #expect(now == date)
  }
}
