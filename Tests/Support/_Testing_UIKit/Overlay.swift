/// Nothing yet: see `testingOverlays` in Package.swift.
enum Overlay {}
