import AmbientCore

/// The gestures that compete for the same pointers.
///
/// The contest begins with the first press. It is over when all gestures are over and all pointers
/// are released.
@MainActor
final class GestureContest {
  private unowned let tree: TreeState

  /// The gestures, in the order in which they joined.
  private(set) var members: [GestureMember] = []

  /// The number of each pointer, and its gestures.
  ///
  /// For a released pointer, the number is nil.
  private var chains: [(pointer: Int?, members: [GestureMember])] = []

  /// The locations of the pressed pointers, by their numbers.
  var pointers: [Int: PointerPlace] = [:]

  init(in tree: TreeState) { self.tree = tree }

  var isOver: Bool { members.allSatisfy { $0.status == .over } && pointers.isEmpty }

  func hasMembers(of chain: GestureChain) -> Bool {
    chain.members.contains { candidate in members.contains { $0.isSame(as: candidate) } }
  }

  func add(_ chain: GestureChain, pointer: Int, at place: PointerPlace) {
    let joined = chain.members.map { candidate in
      members.first { $0.isSame(as: candidate) } ?? candidate
    }
    for member in joined where !members.contains(where: { $0 === member }) {
      member.recognizer.reset()
      members.append(member)
    }
    chains.append((pointer, joined))
    pointers[pointer] = place
  }

  func release(_ pointer: Int) {
    pointers[pointer] = nil
    for index in chains.indices where chains[index].pointer == pointer {
      chains[index].pointer = nil
    }
  }

  func cancel() {
    pointers = [:]
    for member in members { cancel(member) }
  }

  /// Makes the recognizers ready for the next contest.
  func close() { for member in members { member.recognizer.reset() } }

  // MARK: Events

  /// Sends an input to the gestures.
  func receive(_ input: GestureInput) {
    for member in members where member.status != .over {
      guard member.element.isMounted, member.element.isEnabled else {
        cancel(member)
        continue
      }
      guard isMeant(input, for: member) else { continue }
      var input = input
      input.geometry = member.gesture.flatMap { gesture in member.view?.geometry(in: gesture) }
      member.recognizer.receive(input)
    }
    resolve(after: input)
  }

  /// Returns whether a gesture gets an input.
  ///
  /// A gesture gets an event of a pointer only if the press began in the element of the gesture.
  private func isMeant(_ input: GestureInput, for member: GestureMember) -> Bool {
    guard case .pointer(_, let number) = input.kind else { return true }
    return chains.contains { chain in
      chain.pointer == number && chain.members.contains { $0 === member }
    }
  }

  /// Runs the actions of each gesture that does not have to wait for another gesture.
  private func resolve(after input: GestureInput) {
    // When a gesture fails, a gesture that has waited for it may be recognized. The recognized
    // gesture then makes other gestures fail.
    var hasChanged = true
    var delivered: Set<ObjectIdentifier> = []
    while hasChanged {
      hasChanged = false
      for member in byPrecedence where member.status != .over {
        switch member.recognizer.stage {
        case .failed: finish(member)
        case .possible:
          guard !isBlocked(member) else { continue }
          guard delivered.insert(ObjectIdentifier(member)).inserted else { continue }
          deliver(member)
          continue
        case .active, .ended:
          if member.status == .open {
            guard !hasToWait(member, after: input) else { continue }
            member.status = .recognized
            cancelRivals(of: member)
          } else if member.recognizer.stage == .active {
            guard delivered.insert(ObjectIdentifier(member)).inserted else { continue }
          }
          delivered.insert(ObjectIdentifier(member))
          if member.recognizer.stage == .ended { finish(member) } else { deliver(member) }
        }
        hasChanged = true
      }
    }
  }

  private var byPrecedence: [GestureMember] {
    var result: [GestureMember] = []
    for member in members {
      let index = result.firstIndex { areRelated($0, member) && member.precedes($0) }
      result.insert(member, at: index ?? result.endIndex)
    }
    return result
  }

  /// Returns whether a gesture has to wait because a gesture that precedes it may still succeed.
  private func hasToWait(_ member: GestureMember, after input: GestureInput) -> Bool {
    members.contains { other in
      guard other.status == .open, other !== member, areRelated(other, member),
        other.precedes(member)
      else { return false }
      switch other.recognizer.stage {
      case .possible: return other.recognizer.holdsBack(after: input)
      // The recognizer of `other` has recognized the gesture. The status of `other` is still open
      // only because `other` waits for a third gesture.
      case .active, .ended: return true
      case .failed: return false
      }
    }
  }

  /// Returns whether a gesture that precedes `member` is active or has ended.
  private func isBlocked(_ member: GestureMember) -> Bool {
    members.contains { other in
      other !== member && areRelated(other, member) && other.precedes(member)
        && other.recognizer.stage.isRecognized
    }
  }

  private func cancelRivals(of member: GestureMember) {
    for other in members
    where other !== member && other.status != .over && areRelated(other, member)
      && !other.goesTogether(with: member)
    {
      cancel(other)
    }
  }

  /// Returns whether two gestures share a pointer.
  private func areRelated(_ first: GestureMember, _ second: GestureMember) -> Bool {
    chains.contains { chain in
      chain.members.contains { $0 === first } && chain.members.contains { $0 === second }
    }
  }

  private func cancel(_ member: GestureMember) {
    guard member.status != .over else { return }
    member.recognizer.fail()
    finish(member)
  }

  private func finish(_ member: GestureMember) {
    member.status = .over
    deliver(member)
  }

  private func deliver(_ member: GestureMember) {
    tree.perform(for: member.element) { member.recognizer.deliver() }
  }
}
