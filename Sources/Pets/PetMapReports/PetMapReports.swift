// The former name of PetMapPhotos, PetMapAnnouncements, and PetMapAPI, for apps that still import
// it. Import those modules instead.
@_exported public import PetMapAPI
@_exported public import PetMapAnnouncements
@_exported public import PetMapPhotos
