// The former name of two modules, for apps that still import it. Import PetMapAnnouncements and
// PetMapAPI instead.
@_exported public import PetMapAPI
@_exported public import PetMapAnnouncements
@_exported public import PetMapPhotos
