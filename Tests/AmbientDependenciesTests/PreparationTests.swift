import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(P1)`.
@Suite(.dependencies) struct `Preparation` {
  @Dependency(\.int) private var int

  @Test func `A prepared value replaces the default (P1)`() {
    let result = prepareDependencies {
      $0.int = 1
      return "done"
    }
    #expect(result == "done")
    #expect(int == 1)
  }

  @Test func `A prepared context applies to every default (P2)`() {
    prepareDependencies { $0.context = .live }
    @Dependency(\.context) var context
    #expect(context == .live)
    #expect(int == -1)
  }

  @Test func `A preparation uses the last write of a value, and can set parts of values (P3)`() {
    prepareDependencies {
      $0[IntKey.self] = 1
      $0[IntKey.self] = 2
      $0.testOnly.number = 3
    }
    @Dependency(\.testOnly.number) var number
    #expect(int == 2)
    #expect(number == 3)
  }

  @Test func `Only the first preparation of a value applies (P4)`() {
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

  @Test func `A value that was read cannot be prepared, except in previews (P5)`() {
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

  @Test func `An override replaces a prepared value (P6)`() {
    prepareDependencies { $0.int = 1 }
    withDependencies {
      $0.int = 2
    } operation: {
      #expect(int == 2)
    }
    #expect(int == 1)
  }

  @Test(arguments: 0..<4) func `A preparation applies only to its own test (P7)`(number: Int) {
    let date = Date(timeIntervalSince1970: Double(number))
    prepareDependencies { $0.date = .constant(date) }
    @Dependency(\.date.now) var now
    #expect(now == date)
  }
}
