// The models, documents, objects and services that samples take for granted: see Sample.swift.

// MARK: Models

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
}

enum Flavor {
  case vanilla, chocolate
}

struct Flower: Identifiable {
  let id: Int
  let name: String
  let photo: URL?
}

struct Folder: Identifiable {
  let id: Int
  let name: String
  let subfolders: [Folder]?
}

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct Message {
  let subject: String
}

struct Month {}

enum Page {
  case library, search
}

struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

struct Pose {
  var x, y: Double
  var angle: Angle
}

struct Student: Identifiable {
  let id: Int
  let name: String

  func grade(in subject: Subject) -> String { "" }
}

struct Subject: Identifiable {
  let id: Int
  let name: String
}

// MARK: Documents and dragged values

protocol DraggedValue: Codable, Transferable {}

extension DraggedValue {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Self.self, contentType: .json)
  }
}

struct Book: DraggedValue {}

struct Card: DraggedValue, Identifiable {
  let id: Int
  let title: String
}

struct Photo: DraggedValue, Identifiable {
  let id: Int
  let caption: String
  var image: Image { Image(caption) }
}

struct Song: DraggedValue, Identifiable {
  let id: Int
  let title: String
}

struct Poem: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  static func makeFile() throws -> URL { URL(fileURLWithPath: "/") }
  static func sonnet() async throws -> Poem { Poem() }

  init() {}
  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

// MARK: Objects

@Observable final class Note {
  var title = ""
}

@Observable final class Session {
  var name = ""
}

@Observable final class SongLibrary {}

final class Player: ObservableObject {
  @Published var song = ""
  @Published var isPlaying = false
}

final class SongLoader: ObservableObject {
  @Published var all: [Song] = []
}

// MARK: Services

struct Analytics {
  func send(_ event: String) async throws {}
}

struct Browser {
  func open(_ url: URL) -> Bool { true }
}

struct Cache {
  func data(for url: URL) async throws -> Data { Data() }
}

public struct City: Sendable {
  static let sample = City()
}

struct Forecast {
  let rain: Double
}

struct Game {
  func drop() {}
}

struct Ledger {
  let total = 0
}

struct Recorder {}

struct Server: DependencyKey {
  static let live = Server()
  static let liveValue = Server()
  static let missing = Server()
  static let sample = Server()
  static let shared = Server()

  func forecast() async throws -> Forecast { Forecast(rain: 0) }
}

struct Store {
  func refresh() async {}
}

struct Weather {
  static let live = Weather()
  static let sunny = Weather()
}

public protocol WeatherService: Sendable {}
struct NoService: WeatherService {}
struct Satellite: WeatherService {}
