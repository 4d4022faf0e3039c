import AmbientEnvironment

// Runs before `main` wherever this module is linked: a program without it binds nothing for readers that
// it does not have.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
@used
private let installation: @convention(c) () -> Void = install
#else
@section(".init_array")
@used
private let installation: @convention(c) () -> Void = install
#endif

@_cdecl("ambient_install_dependencies")
private func install() { TaskScope.linkReaders() }
