// This file is empty, because a target of SwiftPM needs a source file. The target consists of its module map.
typedef int AmbientOSSubmodules;
