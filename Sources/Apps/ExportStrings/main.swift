import PetMapClient

print(StringCatalog.text)
