import AmbientReflection
import Testing

@Suite struct `The layout of enums` {
  @Test func `Enum layouts list cases with payloads before cases without payloads`() throws {
    let layout = try #require(EnumLayout(of: Media.self))
    #expect(layout.cases.map(\.name) == ["image", "text", "link", "none", "loading"])
    #expect(layout.cases[0].payload == (Token, size: Int).self)
    #expect(layout.cases[1].payload == String.self)
    #expect(layout.cases.map(\.isIndirect) == [false, false, true, false, false])
    #expect(layout.cases[3].payload == nil)
  }

  @Test func `The types of generic payloads are resolved`() throws {
    #expect(try #require(EnumLayout(of: Int?.self)).cases.map(\.name) == ["some", "none"])
    #expect(try #require(EnumLayout(of: Int?.self)).cases[0].payload == Int.self)
    let layout = try #require(EnumLayout(of: Either<[String], Token>.self))
    #expect(layout.cases[0].payload == [String].self)
    #expect(layout.cases[1].payload == Token?.self)
    #expect(layout.cases[2].payload == String.self)
  }

  @Test func `Types that are not enums have no enum layout`() {
    #expect(EnumLayout(of: Int.self) == nil)
    #expect(EnumLayout(of: (Int, Int).self) == nil)
    #expect(EnumLayout(of: Token.self) == nil)
  }

  @Test func `The layout of an enum returns the active case of a value`() {
    #expect(name(of: Media.image(Token(), size: 1)) == "image")
    #expect(name(of: Media.text("a")) == "text")
    #expect(name(of: Media.link(Token())) == "link")
    #expect(name(of: Media.none) == "none")
    #expect(name(of: Media.loading) == "loading")
    #expect(name(of: Int?.some(1)) == "some")
    #expect(name(of: Token??.some(nil)) == "some")
    #expect(name(of: Token??.none) == "none")
    #expect(name(of: Single.only(1)) == "only")
    #expect(name(of: Blank.void(())) == "void")
    #expect(name(of: Blank.word("a")) == "word")
    #expect(name(of: Blank.empty) == "empty")
    #expect(name(of: Either<[String], Token>.right(nil)) == "right")
    #expect(name(of: Either<[String], Token>.element("")) == "element")
  }

  @Test func `The payload of an enum can be changed in place`() throws {
    var media = Media.text("a")
    change(&media, payload: String.self) { $0 += "b" }
    #expect(media.text == "ab")
    var number: Int? = 1
    change(&number, payload: Int.self) { $0 += 1 }
    #expect(number == 2)
    var either = Either<[String], Token>.left(["a"])
    change(&either, payload: [String].self) { $0.append("b") }
    #expect(either.left == ["a", "b"])
    var large = Wide<(Int, Int, Int, Int)>.value((1, 2, 3, 4))
    change(&large, payload: (Int, Int, Int, Int).self) { $0.3 = 5 }
    #expect(large.value?.3 == 5)
  }

  @Test func `A value keeps its case if a new payload replaces bits that store the case`() {
    let lifetimes = [Lifetime(), Lifetime(), Lifetime()]
    do {
      var side = Side.right(Token(lifetimes[0]))
      change(&side, payload: Token.self) { $0 = Token(lifetimes[1]) }
      #expect(name(of: side) == "right")
      side = .left(Token(lifetimes[2]))
      #expect(name(of: side) == "left")
    }
    #expect(lifetimes.map(\.ends) == [1, 1, 1])
  }

  @Test func `withPayload does not call its closure for a case without a payload`() throws {
    var media = Media.loading
    let layout = try #require(EnumLayout(of: Media.self))
    let ran = withUnsafeMutablePointer(to: &media) { layout.withPayload(of: $0) { _ in true } }
    #expect(ran == nil)
  }

  @Test func `After an object in a payload is replaced, each object is released exactly once`() {
    let first = Lifetime()
    let second = Lifetime()
    do {
      var media = Media.image(Token(first), size: 1)
      change(&media, payload: (Token, Int).self) { $0 = (Token(second), 2) }
      #expect(first.isOver)
      #expect(!second.isOver)
      guard case .image(let token, let size) = media else {
        Issue.record("the case was lost")
        return
      }
      #expect(token.lifetime === second)
      #expect(size == 2)
    }
    #expect(second.ends == 1)
    #expect(first.ends == 1)
  }

  @Test func `A change to an indirect payload does not change copies of the value`() {
    let first = Lifetime()
    let second = Lifetime()
    do {
      var media = Media.link(Token(first))
      let copy = media
      change(&media, payload: Token.self) { $0 = Token(second) }
      #expect(copy.link?.lifetime === first)
      #expect(media.link?.lifetime === second)
      #expect(!first.isOver)
    }
    #expect(first.ends == 1)
    #expect(second.ends == 1)
  }

  @Test func `A value keeps its case if the closure of withPayload throws an error`() throws {
    var media = Media.text("a")
    let layout = try #require(EnumLayout(of: Media.self))
    #expect(throws: CancellationError.self) {
      try withUnsafeMutablePointer(to: &media) {
        try layout.withPayload(of: $0) { _ in throw CancellationError() }
      }
    }
    #expect(media.text == "a")
  }

  private func name<E>(of value: E) -> String? {
    guard let layout = EnumLayout(of: E.self) else { return nil }
    return withUnsafePointer(to: value) { layout.cases[layout.activeCase(of: $0)].name }
  }

  private func change<E, P>(_ value: inout E, payload: P.Type, _ body: (inout P) -> Void) {
    guard let layout = EnumLayout(of: E.self) else { return }
    let ran: Void? = withUnsafeMutablePointer(to: &value) {
      layout.withPayload(of: $0) { body(&$0.assumingMemoryBound(to: P.self).pointee) }
    }
    #expect(ran != nil)
  }
}

/// Counts how many tokens with this lifetime have been deallocated.
private final class Lifetime {
  var ends = 0
  var isOver: Bool { ends > 0 }
}

private final class Token {
  let lifetime: Lifetime
  init(_ lifetime: Lifetime = Lifetime()) { self.lifetime = lifetime }
  deinit { lifetime.ends += 1 }
}

private enum Media {
  case none
  case image(Token, size: Int)
  case text(String)
  case loading
  indirect case link(Token)

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var link: Token? { if case .link(let token) = self { token } else { nil } }
}

private enum Either<Left: Collection, Right> {
  case left(Left)
  case right(Right?)
  case element(Left.Element)

  var left: Left? { if case .left(let left) = self { left } else { nil } }
}

private enum Side {
  case left(Token)
  case right(Token)
}

private enum Single {
  case only(Int)
}

private enum Blank {
  case empty
  case void(Void)
  case word(String)
}

private enum Wide<Value> {
  case value(Value)
  case token(Token)

  var value: Value? { if case .value(let value) = self { value } else { nil } }
}
