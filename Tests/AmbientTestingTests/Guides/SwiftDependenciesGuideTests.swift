import AmbientDependencies
import AmbientDependenciesTesting
import Foundation
import Testing

@DependencyClient
struct Weather: Sendable {
  var forecast: @Sendable (_ city: String) async throws -> String
  var isRaining: @Sendable () -> Bool = { false }
}

extension Weather: DependencyKey {
  static let liveValue = Weather(forecast: { city in "Sun in \(city)" }, isRaining: { false })
  static let testValue = Weather()
}

extension DependencyValues {
  var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }

  @DependencyEntry(liveValue: "Paris") var city = "Nowhere"
}

final class Journal {
  @Dependency(\.city) var city
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  @Dependency(\.weather) private var weather

  func entry() async throws -> String {
    let text = try await weather.forecast(city: city)
    return "\(uuid().uuidString.suffix(2)) \(now.timeIntervalSince1970): \(text)"
  }
}

@Suite(.dependency(\.uuid, .incrementing))
struct `A journal` {
  @Test(
    .dependencies {
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.weather.forecast = { city in "Rain in \(city)" }
    }
  )
  func `An entry of a journal ends with the forecast`() async throws {
    #expect(try await Journal().entry() == "00 60.0: Rain in Nowhere")
  }
}

class Page {
  @Dependency(\.city) var city
}

final class Cover: Page {}

@Suite(.dependencies)
struct `Differences from swift-dependencies` {
  @Test func `The override that was set last takes precedence`() {
    withDependencies {
      $0.city = "Rome"
    } operation: {
      let page = withDependencies {
        $0.city = "Oslo"
      } operation: {
        Page()
      }
      #expect(page.city == "Oslo")  // in swift-dependencies: "Rome"
    }
  }

  @Test func `An object passes on the dependencies of its superclass`() {
    let cover = withDependencies {
      $0.city = "Oslo"
    } operation: {
      Cover()
    }
    let page = withDependencies(from: cover) { Page() }
    #expect(page.city == "Oslo")  // swift-dependencies reports an issue and returns "Nowhere"
  }
}

@Suite struct `The article about swift-dependencies` {
  @Test func `Each listing of the article about swift-dependencies runs as a test`() throws {
    let listings = try GuideListings(
      of: "Sources/AmbientDependencies/AmbientDependencies.docc/ComingFromSwiftDependencies.md"
    ) { !$0.contains("Package.swift") }
    #expect(listings.declarations.count == 8)
    #expect(try listings.missing(from: #filePath) == [])
  }
}
