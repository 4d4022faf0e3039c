import AmbientDependencies
import AmbientDependenciesTesting
import AmbientEnvironment
import Foundation
import Testing

/// The guide `ComingFromSwiftDependencies` explains the suffixes of test names, such as `(B6)`.
@Suite(.dependencies) struct `System dependencies` {
  @Test func `A test must override the locale, the calendar and the time zone (B6)`() {
    @Dependency(\.locale) var locale
    @Dependency(\.calendar) var calendar
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.preferredLocales) var preferredLocales
    let texts = issues {
      _ = locale
      _ = calendar
      _ = timeZone
      _ = preferredLocales
    }
    #expect(
      texts.map { $0.prefix { $0 != "\n" } } == [
        "Unimplemented: @Dependency(\\.locale)",
        "Unimplemented: @Dependency(\\.calendar)",
        "Unimplemented: @Dependency(\\.timeZone)",
        "Unimplemented: @Dependency(\\.preferredLocales)",
      ]
    )
    withDependencies {
      $0.locale = Locale(identifier: "cy_GB")
      $0.calendar = Calendar(identifier: .hebrew)
      $0.timeZone = .gmt
      $0.preferredLocales = [Locale(identifier: "gd")]
    } operation: {
      #expect(locale.identifier == "cy_GB")
      #expect(calendar.identifier == .hebrew)
      #expect(timeZone == .gmt)
      #expect(preferredLocales.map(\.identifier) == ["gd"])
    }
  }

  @Test func `The live locale, calendar and time zone are those of the process (B6)`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.locale) var locale
      @Dependency(\.calendar) var calendar
      @Dependency(\.timeZone) var timeZone
      #expect(locale == .autoupdatingCurrent)
      #expect(calendar == .autoupdatingCurrent)
      #expect(timeZone == .autoupdatingCurrent)
    }
  }

  @Test @MainActor func `openURL opens a URL with the action that a test sets (B6)`() throws {
    let url = try #require(URL(string: "https://swift.org"))
    let opened = Box<[URL]>([])
    withDependencies {
      $0.openURL = OpenURLAction { url in
        opened.withLock { $0.append(url) }
        return .handled
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      openURL(url)
    }
    #expect(opened.withLock { $0 } == [url])
    let texts = issues {
      @Dependency(\.openURL) var openURL
      openURL(url)
    }
    #expect(texts.first?.hasPrefix("Unimplemented: @Dependency(\\.openURL)") == true)
  }

  @Test(arguments: [("/bin/true", true), ("/bin/false", false), ("/bin/missing", false)])
  @MainActor
  func `A URL opener reports whether its program succeeded`(program: String, isAccepted: Bool)
    async throws
  {
    let url = try #require(URL(string: "https://swift.org"))
    var values = EnvironmentValues()
    values.urlOpener = URLOpener(running: program)
    let answer = await withCheckedContinuation { continuation in
      values.openURL(url) { continuation.resume(returning: $0) }
    }
    #expect(answer == isAccepted)
  }

  @Test
  func `withDependencies on another thread does not wait for the main thread (D6)`() async {
    await withDependencies {
      $0.date = .constant(.distantPast)
    } operation: {
      let gate = DispatchSemaphore(value: 0)
      let task = Task.detached {
        withDependencies {
          $0.date = $0.date
        } operation: {
          _ = gate.signal()
        }
      }
      await MainActor.run {
        #expect(gate.wait(timeout: .now() + 10) == .success)
        @Dependency(\.date.now) var now
        #expect(now == .distantPast)
      }
      await task.value
    }
  }
}
