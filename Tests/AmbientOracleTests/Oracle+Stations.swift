// A station is an `ObservableObject`. A view follows a station if it has the station in a property
// wrapper such as `@StateObject`. A body that has read a station runs again whenever the station
// publishes a change of any property.
extension Oracle {
  /// Returns the index of a station that a view passes to a child or sets in the environment.
  func station(
    _ source: StationSource,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> Int {
    switch source {
    case .shared(let number): return value(number, standpoint, &reads).picked(of: Station.count)
    case .followed(let way):
      let station = followed(way, standpoint, &reads)
      reads.append(.published(station, version: stations[station].version))
      return station
    }
  }

  /// Returns the index of the station that a view follows, and reads no property of the station.
  func followed(_ way: Station.Way, _ standpoint: Standpoint, _ reads: inout [Read]) -> Int {
    switch way {
    case .environment:
      let found = standpoint.environment[.station]
      reads.append(.key(.station, found))
      guard case .object(let station?) = found else { return 0 }
      return station
    case .given: return standpoint.fields.station
    case .owned: return states[standpoint.place]?.station ?? 0
    }
  }

  /// Reads a property of a station that a view follows.
  func read(
    _ field: Source.Field,
    _ way: Station.Way,
    _ standpoint: Standpoint,
    _ reads: inout [Read]
  ) -> Int {
    read(field, of: followed(way, standpoint, &reads), &reads)
  }

  func read(_ field: Source.Field, of station: Int, _ reads: inout [Read]) -> Int {
    reads.append(.published(station, version: stations[station].version))
    return stations[station][field]
  }

  /// Sets a property of a station.
  ///
  /// The station publishes even if the value is unchanged.
  mutating func publish(_ value: Int, as field: Source.Field, of station: Int) {
    stations[station][field] = value
    stations[station].version += 1
  }
}

extension Oracle.StationState {
  fileprivate subscript(field: Source.Field) -> Int {
    get {
      switch field {
      case .x: x
      case .y: y
      }
    }
    set {
      switch field {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}
