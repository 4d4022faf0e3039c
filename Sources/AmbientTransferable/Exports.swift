// On Apple's systems, this module exports all of CoreTransferable.
#if canImport(Darwin)
@_exported public import CoreTransferable
#else
@_exported public import struct AmbientViews.CodableRepresentation
@_exported public import struct AmbientViews.DataRepresentation
@_exported public import struct AmbientViews.FileRepresentation
@_exported public import struct AmbientViews.ProxyRepresentation
@_exported public import struct AmbientViews.ReceivedTransferredFile
@_exported public import struct AmbientViews.SentTransferredFile
@_exported public import protocol AmbientViews.TransferRepresentation
@_exported public import struct AmbientViews.TransferRepresentationBuilder
@_exported public import struct AmbientViews.TransferRepresentationVisibility
@_exported public import protocol AmbientViews.Transferable
@_exported public import struct AmbientViews.UTType
#endif
