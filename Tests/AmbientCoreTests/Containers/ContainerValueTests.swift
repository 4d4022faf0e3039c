import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `Container values` {
  @Test func `Container values apply only to the direct subviews of a container`() {
    let host = TestHost {
      Badged {
        Text("a").containerValue(\.badge, "1")
        VStack { Text("b").containerValue(\.badge, "inside") }
        Text("c").containerValue(\.badge, "3").padding().environment(\.treeTint, "x")
        Text("d").frame(width: 1).overlay { Text("e").containerValue(\.badge, "over") }
      }
    }
    #expect(host.rows == ["1 a", "- b", "3 c", "- d e"])
  }

  @Test func `The innermost modifier wins if several modifiers set a container value`() {
    let host = TestHost {
      Badged {
        Group {
          Text("a")
          Text("b").containerValue(\.badge, "inner")
          ForEach(0..<2) { Text("\($0)") }.containerValue(\.badge, "loop")
        }
        .containerValue(\.badge, "group")
        Text("c").containerValue(\.badge, "1").containerValue(\.badge, "2")
      }
    }
    #expect(host.rows == ["group a", "inner b", "loop 0", "loop 1", "1 c"])
  }

  @Test func `A container value is written through the setter of its property`() {
    struct Weights: View {
      var body: some View {
        ForEach(subviews: Group { Text("a").containerValue(\.weight, -5) }) {
          Text("\($0.containerValues.weight)")
        }
      }
    }
    #expect(TestHost { Weights() }.texts == ["1"])
  }

  @Test func `A container value that a custom view sets in its body applies to the custom view`() {
    struct Pinned: View {
      let badge: String
      var body: some View { Text("pinned").containerValue(\.badge, badge) }
    }
    let host = TestHost { Badged { Pinned(badge: "a") } }
    #expect(host.rows == ["a pinned"])
  }

  @Test func `A container ignores container values that the body of a modifier sets`() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content.containerValue(\.badge, "modifier")
        Text("again")
      }
    }
    let content = Group {
      Text("a").containerValue(\.badge, "view")
      Text("b")
    }
    .modifier(Twice())
    #expect(TestHost { Badged { content } }.rows == ["view a again", "- b again"])
    #expect(TestHost { Counted { content } }.texts == ["2", "a", "again", "b", "again"])
  }

  @Test func `Container values do not reach nested containers`() {
    let host = TestHost {
      Badged { Badged { Text("a") }.containerValue(\.badge, "outer") }
    }
    #expect(host.texts == ["outer", "-", "a"])
  }

  @Test func `A container runs its closure again only when container values change`() {
    struct Changing: View {
      let model: TreeModel
      var body: some View {
        Text("\(model.step)").containerValue(\.badge, model.name)
      }
    }
    struct Logging<Content: View>: View {
      let log: TreeLog
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          let _ = log.add(subview.containerValues.badge)
          subview
        }
      }
    }
    let (model, log) = (TreeModel(), TreeLog())
    let host = TestHost { Logging(log: log) { Changing(model: model) } }
    #expect(log.unread == ["start"])
    host.takeBodies()
    model.step = 1
    host.settle()
    #expect(host.texts == ["1"])
    #expect(log.unread == [])
    model.name = "next"
    host.settle()
    #expect(log.unread == ["next"])
    #expect(host.takeBodies() == ["Changing", "Changing"])
  }

  @Test func `Container values include the tag of a view`() {
    struct Tags: View {
      var body: some View {
        let content = Group {
          Text("a").tag(1)
          Text("b").tag("two", includeOptional: false)
          Text("c")
        }
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text("\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "none")")
          Text("\(values.hasTag(1)) \(values.hasTag(Int?.some(1))) \(values.hasTag("two"))")
          Text("\(values.hasTag(String?.some("two")))")
        }
      }
    }
    #expect(
      TestHost { Tags() }.texts == [
        "1 none", "true true false", "false", "0 two", "false false true", "false", "0 none",
        "false false false", "false",
      ]
    )
  }
}
