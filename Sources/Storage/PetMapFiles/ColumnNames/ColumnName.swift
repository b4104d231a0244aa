import PetMapSynonyms

/// Common column names in English, Polish, German, Spanish, French, and Portuguese, in Darwin Core,
/// and in municipal open data. Those of other languages are in an extension.
enum ColumnName {
  /// Returns the field that a column's name denotes, and its rank: lower is more certain.
  static func match(_ name: String) -> (field: RecordField, rank: Int)? {
    guard name.utf8.count <= 64 else { return nil }
    if let match = numbered(name) ?? ranks[name.folded] ?? flattened(name) { return match }
    for prefix in ["schema:", "dwc:", "dcterms:"] where name.hasPrefix(prefix) {
      return match(String(name.dropFirst(prefix.count)))
    }
    if isAge(name) { return (.age, 900) }
    if let match = qualified(name) { return match }
    // `Latitude (deg)`, `Breed [primary]`.
    guard let bracket = name.firstIndex(where: { "([（".contains($0) }),
      case let usual = String(name[..<bracket]),
      let match = ranks[usual.folded] ?? qualified(usual),
      isQualifier(bracket: String(name[bracket...]), of: match.field, in: name)
    else { return nil }
    return match
  }

  /// Returns the field denoted by a name with a number sign: `Animal #` is an ID, not a species.
  private static func numbered(_ name: String) -> (field: RecordField, rank: Int)? {
    guard name.utf8.last == UInt8(ascii: "#") else { return nil }
    return ["no", "number", "id"].lazy.compactMap { ranks[name.folded + $0] }.first
  }

  /// Returns the field that a complete, folded name denotes.
  static func exact(_ folded: String) -> (field: RecordField, rank: Int)? { ranks[folded] }

  /// Returns whether a name may denote something other than a species, so that the column's values
  /// have to be examined.
  static func isVague(_ name: String) -> Bool {
    vague.contains(name.folded)
  }

  private static let vague: Set<String> = [
    "type", "typ", "tipo", "kind", "art", "rodzaj", "category", "categoria", "kategoria",
    "kategorie",
  ]

  private static let ranks: [String: (field: RecordField, rank: Int)] = {
    var ranks: [String: (field: RecordField, rank: Int)] = [:]
    for field in RecordField.allCases { ranks[field.name.folded] = (field, 0) }
    for (field, names) in names {
      for (rank, name) in names.spacedWords.enumerated() {
        precondition(ranks.updateValue((field, rank + 1), forKey: name) == nil, "\(name) twice")
      }
    }
    for (field, names) in foreign {
      for (rank, name) in names.spacedWords.enumerated() {
        let name = name.folded
        if ranks[name] == nil { ranks[name] = (field, 200 + rank) }
      }
    }
    return ranks
  }()

  /// Folded names in addition to those of the API, most certain first.
  private static let names: KeyValuePairs<RecordField, String> = [
    .id: """
    animalid petid announcementid recordid caseid casenumber caseno impoundno impoundnumber
    intakenumber uniquekey expediente nexpediente numexpediente referencenumber referenceid
    occurrenceid catalognumber gbifid uuid guid globalid reportid reportno listingid
    servicerequestid nrsprawy aktenzeichen arendenr ndossier protocolo idmascota animalnumber
    sightingid postid uniqueid numer nr numerid idanimal identyfikator kennung identifiant
    numero objectid ogcfid fid pk key
    """,
    .petName: """
    name animalname animalsname nameofanimal nickname imie imiezwierzecia nazwa tiername rufname
    nombre nombremascota nombreanimal nom nomanimal nomeanimal nomepet dogname catname
    """,
    .species: """
    animaltype pettype animalspecies typeofanimal animal speciesname petspecies animalkind
    animalclass kindofanimal speciesdescription vernacularname scientificname gatunek
    rodzajzwierzecia zwierze tierart spezies especie tipodeanimal tipoanimal tipomascota tipopet
    especieanimal espece typeanimal type typ tipo kind art rodzaj category categoria kategoria
    kategorie
    """,
    .breed: """
    animalbreed petbreed primarybreed breedname breeddescription breedprimary breed1 rasa rasse
    raza razamascota race raca racaanimal dogbreed breeds breedsprimary animalvariety variety
    """,
    .sex: """
    gender animalgender animalsex petsex petgender sexuponintake sexuponoutcome sexname
    genderdescription plec geschlecht sexo sexoanimal sexe genero
    """,
    .age: """
    ageyears ageinyears animalage petage ageuponintake ageuponoutcome wiek alter agevalue edad
    edadaproximada agedelanimal idade idadeanimal idadeaproximada approximateage estimatedage
    """,
    .description: """
    desc notes note memo comments comment remarks details animaldescription petdescription
    occurrenceremarks opis uwagi beschreibung bemerkung descripcion observaciones descriptif
    remarques descricao observacao observacoes comentario comentarios additionalinfo
    additionalinformation distinctivefeatures distinguishingfeatures distinguishingmarks
    caracteristicas senasparticulares specialmark story bio about aboutme
    """,
    .microchipNumber: """
    microchip chipnumber chip microchipno microchipid chipid numerchipa chipnummer transponder
    numerodechip numeropuce puce identichipnumber
    """,
    .lastSeenDate: """
    date intakedate lastseen datelastseen lastseenon datelost lostdate datefound founddate
    lostfounddate eventdate datetime observedon intakedatetime dateofintake intaketime
    incidentdate datereported reporteddate reportdate reportedon impounddate indate occurreddate
    occurredon datazaginiecia datazdarzenia dataznalezienia data datum funddatum vermisstseit
    verlustdatum fecha fechaperdida fechaencontrado dateperte datedecouverte dateevenement
    loston lostat foundon foundat datemissing missingsince requesteddatetime datadesaparecimento
    datazgloszenia lastseentime lastseenat datesighted sightingdate sightedon sightedat dateseen
    seenon seenat dateofbite bitedate dateofincident occurrencedate dateobserved observationdate
    arrivaldate dateofarrival datein admissiondate admitdate receiveddate datereceived
    missingdate dateofloss dataperda dataperdido dataencontrado dataresgate fechaextravio
    fechaperdido fechadesaparicion fechahallazgo fechaingreso fechareporte datedisparition
    datebroughtin reportedat posted postedon postedat dateposted pubdate published time timestamp
    """,
    .email: """
    contactemail emailaddress mail owneremail adresemail correo correoelectronico courriel
    """,
    .phone: """
    contactphone telephone phonenumber tel telefon telefonnummer numertelefonu mobile telefono
    telefone celular telemovel whatsapp contactnumber contactno cellphone gsm caretel sheltertel
    """,
    .photoUrl: """
    photo imageurl image photos images picture pictureurl photolink imagelink photouri zdjecie
    zdjecia foto bild imagen imagem immagine fotografia mediaurl photourls imageurls img imgurl
    imgs pic pics picurl fotos imagenes imagens petimage petphoto albumfile coverphoto
    coverimage thumbnailurl thumbnail
    """,
    .status: """
    announcementstatus petstatus animalstatus lostorfound lostfound foundorlost lostfoundstatus
    recordtype reporttype statuszgloszenia meldungsart estado statut situacion situacao
    rodzajzgloszenia estatus estadomascota recordstatus casestatus petstate posttype listingtype
    adtype announcementtype tiporeporte tipopublicacion tipoanuncio adoptionstatus
    """,
    .reward: "rewardamount nagroda belohnung recompensa recompense",
    .colors: """
    color colour colours kolor kolory koloru umaszczenie masc farbe farben fellfarbe colores couleur
    couleurs cor cores colore colori mantello coatpattern hauptfarbe colorprimario colorsecundario
    """,
    .size: """
    sizegroup sizecategory sizeclass bodysize animalsize petsize wielkosc rozmiar grosse groesse
    tamano taille porte tamanho taglia
    """,
    .collar: """
    collars harness obroza obrozy szelki halsband geschirr collier coleira collare arnes wearing
    accessories akcesoria
    """,
    .markings: """
    marking marks mark znaki znakiszczegolne kennzeichen merkmale besonderemerkmale abzeichen senas
    signes signesparticuliers sinais sinaisparticulares particularites segni segniparticolari rasgos
    identifyingmarks distinctivemarks bodymarks
    """,
    .createdAt: "created createdon datecreated createddate creationdate fechacreacion criadoem",
    .updatedAt: """
    updated dateupdated updateddate lastupdated modified modifiedat datemodified lastmodified
    """,
    .latitude: """
    latitude lat y decimallatitude geolat ycoord ycoordinate coordy latdd latitudedd latwgs84
    wgs84lat gpslat gpslatitude geolatitude loclat obfuscatedlatitude latitudey ylat pointy
    latitudegeo intptlat lati latitud geobreite breitengrad breite szerokosc
    szerokoscgeograficzna szergeogr szergeo northing ywgs84 coordenaday koordinatey ykoordinate
    coordonneey lattitude latitute latitide latittude lattitute
    """,
    .longitude: """
    longitude lon lng long x decimallongitude geolon geolng geolong xcoord xcoordinate coordx
    londd longitudedd lonwgs84 wgs84lon gpslon gpslng gpslong gpslongitude geolongitude loclon
    loclng loclong obfuscatedlongitude longitudex xlon xlong pointx longitudegeo intptlon longi
    longitud geolaenge geolange laengengrad langengrad laenge lange dlugosc dlugoscgeograficzna
    dlgeogr dlgeo easting xwgs84 coordenadax koordinatex xkoordinate coordonneex longtitude longitute
    lontitude longititude longtitute
    """,
    .location: """
    thegeom geom geometry wkt wktgeom geomwkt point coordinates coords coordinate latlong latlng
    latlon latitudelongitude geopoint geopoint2d geolocation geocodedcolumn georeference gps
    gpscoordinates gpscoords location1 locationpoint position geo shape thegeomwkt geojson
    mappedlocation lastseenlocation foundlocation lostlocation intakelocation wspolrzedne
    polozenie koordinaten standort ubicacion coordenadas localisation coordonnees
    """,
  ]
}

/// Names that consist of a common name and words that do not change its meaning: `Owner Phone`,
/// `Photo 1`, `N° de puce`, `Data do desaparecimento`, `Pet's name`.
extension ColumnName {
  /// Returns the field that a name denotes without its qualifiers.
  private static func qualified(_ name: String) -> (field: RecordField, rank: Int)? {
    let words = name.foldedWords
    guard (2...6).contains(words.count) else { return nil }
    for (field, qualifiers) in qualifiers {
      func isQualifier(_ word: String) -> Bool {
        articles.contains(word) || qualifiers.contains(word)
      }
      let cores = words.filter { exact($0)?.field == field }
      // A `Mail Address` is a postal address.
      if cores == ["mail"], words.contains("address") { continue }
      if cores.count == 1, words.allSatisfy({ $0 == cores[0] || isQualifier($0) }) {
        return (field, 1000 + words.count)
      }
    }
    let rest = words.filter { !articles.contains($0) }
    guard rest.count < words.count, let match = exact(rest.joined()),
      !RecordField.coordinateFields.contains(match.field), !isWeak(name)
    else { return nil }
    return (match.field, 1000 + match.rank)
  }

  /// Returns whether a name denotes its field only if no other column does or, for an ID, if the
  /// values are unique: a number may be a house number, and a time the time of an export.
  static func isWeak(_ name: String) -> Bool { weak.contains(name.folded) }

  /// Returns whether the name of a date may denote a place.
  static func mayBePlace(_ name: String) -> Bool { places.contains(name.folded) }

  private static let places: Set<String> = [
    "foundat", "lostat", "seenat", "lastseenat", "sightedat",
  ]

  static let articles: Set<String> = [
    "de", "del", "da", "do", "di", "du", "des", "la", "le", "l", "d", "the", "of", "s",
  ]

  private static let qualifiers: KeyValuePairs<RecordField, Set<String>> = [
    .phone: contact, .email: contact,
    // The color of a collar is not one of the animal, so that it comes first.
    .collar: ["color", "colour", "type", "description", "kolor", "farbe"],
    .colors: Set(
      """
      primary secondary tertiary main base coat fur hair animal pet dog cat first second 1 2 3
      zwierzecia siersci pelaje pelage
      """.spacedWords),
    .size: ["animal", "pet", "dog", "body", "group", "category", "class", "zwierzecia"],
    .markings: ["special", "distinctive", "distinguishing", "identifying", "body", "other"],
    .photoUrl: Set(
      ["url", "uri", "link", "href", "src", "file", "path", "main", "primary", "first", "1"]),
    .microchipNumber: Set(
      ["nr", "no", "n", "nº", "num", "number", "numer", "numero", "id", "code"].map(\.folded)),
  ]

  private static let contact = Set(
    """
    owner owners contact contacts info information details user tutor dueño propietario propriétaire
    proprietário besitzer halter właściciel właściciela cell cellular mobile primary main home work daytime reporter
    finder caller kontaktowy kontakt contacto contato контактный контактний nr no num number numer
    numero 1 address
    """.spacedWords.map(\.folded))

  private static let weak = places.union(
    """
    nr no n num number numer numero nummer numara key номер 番号 번호 编号 編號 αριθμός číslo מספר رقم الرقم sıra sırano 序号 序號 αα time timestamp
    """.spacedWords.map(\.folded))
}

extension RecordField {
  /// Creates the field denoted by a word in any of its common spellings.
  public init?(_ word: String) {
    guard let match = ColumnName.match(word) else { return nil }
    self = match.field
  }
}

extension RawColumn {
  /// The field that the column's name or its object implies, and its rank: lower is more certain.
  var match: (field: RecordField, rank: Int)? {
    ColumnName.match(name) ?? impliedField.map { ($0, 1000) }
  }
}
