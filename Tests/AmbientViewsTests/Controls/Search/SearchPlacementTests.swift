import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `The placement of a search field` {
  private func placement(_ placement: SearchFieldPlacement) -> String? {
    let host = TestHost { Text("list").searchable(text: .constant(""), placement: placement) }
    return host.elements(of: .searchField).first?[.placement]
  }

  @Test func `The placement of a search field is an attribute of the field`() {
    #expect(placement(.automatic) == nil)
    #expect(placement(.sidebar) == "sidebar")
    #expect(placement(.toolbarPrincipal) == "toolbarPrincipal")
    #expect(placement(.navigationBarDrawer) == "navigationBarDrawer")
    #expect(placement(.navigationBarDrawer(displayMode: .automatic)) == "navigationBarDrawer")
    #expect(placement(.navigationBarDrawer(displayMode: .always)) == "navigationBarDrawer.always")
  }
}
