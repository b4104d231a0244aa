// Front ends only need to import PetMapKit, which re-exports the targets for coordinates,
// announcements, text, drawing and callouts.
@_exported public import PetMapCallout
@_exported public import PetMapDrawing
@_exported public import PetMapGeo
@_exported public import PetMapAPI
@_exported public import PetMapAnnouncements
@_exported public import PetMapText
