// A front end imports PetMapKit and nothing else: coordinates, announcements, text, drawing and
// callouts come with it.
@_exported public import PetMapCallout
@_exported public import PetMapDrawing
@_exported public import PetMapGeo
@_exported public import PetMapAPI
@_exported public import PetMapAnnouncements
@_exported public import PetMapText
