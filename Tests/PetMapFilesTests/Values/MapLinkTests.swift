import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests links to maps.
struct MapLinkTests {
  private func read(_ link: String) throws -> ReadResult {
    try readAll(text: "id\tlocation\na\t\(link)\nz\t50.5,19.5\n")
  }

  @Test(arguments: [
    "https://www.google.com/maps/place/52.492611,+13.431726/@50.2,19.8,17z",
    "https://www.google.com/maps/place/50.1,19.9/@50.2,19.8,17z/data=!4m4!3m3!8m2",
    "https://www.google.com/maps/place/50%C2%B006'00.0%22N+19%C2%B054'00.0%22E/@50.2,19.8,17z",
    "https://www.google.com/maps/place/Rex/@50.2,19.8,15z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d50.1!4d19.9?entry=ttu",
    "https://www.google.com/maps/place/Rex/data=!4m6!3m5!1s0x0:0x0!8m2!3d50.1!4d19.9!16s%2Fg%2F11",
    "https://www.google.com/maps/search/50.1,19.9",
    "https://www.google.com/maps/search/50.1,+19.9?entry=tts",
    "https://www.google.com/maps/dir/40.7128,-74.0060/50.1,19.9/@45,10,16z/",
    "https://www.google.com/maps/dir//50.1,19.9",
    "https://www.google.com/maps/dir/Ann/Rex/@45,10,16z/data=!3m1!4b1!4m14!4m13!1m5!1m1!1s0x1:0x2!2m2!1d19.8!2d50.2!1m5!1m1!1s0x3:0x4!2m2!1d19.9!2d50.1!3e0",
    "https://www.google.com/maps/dir/?api=1&origin=40,10&destination=50.1,19.9",
    "https://www.google.com/maps/search/?query_place_id=ChIJ&query=50.1,19.9&api=1",
    "https://maps.google.com/?q=50.1,19.9&ll=50.2,19.8&z=17",
    "https://maps.google.com/maps?q=loc:50.1+19.9",
    "https://maps.google.com/maps?q=50.1,19.9(Rex)&ll=50.2,19.8",
    "https://maps.google.com/maps?f=d&daddr=2088 Albion Rd+@50.1,19.9",
    "maps.google.com/?q=50.1,19.9",
    "https://maps.apple.com/?ll=50.1,19.9&q=Rex",
    "https://maps.apple.com/?q=50.1,19.9&sll=50.2,19.8",
    "https://maps.apple.com/place?place-id=I1&address=x&coordinate=50.1,19.9&name=Rex",
    "https://maps.apple.com/?daddr=50.1,19.9&saddr=50.2,19.8",
    "https://www.bing.com/maps?cp=50.2~19.8&lvl=16&sp=point.50.1_19.9_Rex",
    "https://www.bing.com/maps?cp=50.2~19.8&rtp=pos.50.2_19.8~pos.50.1_19.9_Rex",
    "https://www.bing.com/maps?where1=50.1,19.9&cp=50.2~19.8",
    "https://yandex.ru/maps/?pt=19.9,50.1,pm2rdm~19.8,50.2&ll=19.8,50.2&z=16",
    "https://yandex.com/maps/213/x/?ll=19.8%2C50.2&mode=whatshere&whatshere%5Bpoint%5D=19.9%2C50.1&z=15",
    "https://yandex.com/maps/?ll=19.8,50.2&mode=poi&poi%5Bpoint%5D=19.9%2C50.1",
    "https://yandex.com/maps?rtext=50.2%2C19.8~50.1%2C19.9&rtt=auto&ll=19.8,50.2",
    "https://yandex.ru/maps/?text=50.1%2C19.9&ll=19.8,50.2",
    "https://www.openstreetmap.org/?mlat=50.1&mlon=19.9#map=17/50.2/19.8",
    "https://www.openstreetmap.org/?lat=50.2&lon=19.8&mlat=50.1&mlon=19.9&zoom=16",
    "https://www.openstreetmap.org/query?lat=50.1&lon=19.9#map=17/50.2/19.8",
    "https://www.openstreetmap.org/search?query=50.1%2C19.9#map=17/50.2/19.8",
    "https://www.openstreetmap.org/directions?to=50.1,19.9#map=17/50.2/19.8",
    "https://www.openstreetmap.org/directions?engine=x&route=50.2%2C19.8%3B50.1%2C19.9#map=12/50.2/19.8",
    "https://share.here.com/l/50.1,19.9,Rex?z=16",
    "https://wego.here.com/l/50.1,19.9?map=50.2,19.8,16",
    "https://wego.here.com/directions/mix//Rex:50.1,19.9?map=50.2,19.8,16",
    "https://map.kakao.com/link/map/Rex,50.1,19.9", "https://map.kakao.com/link/map/50.1,19.9",
    "https://map.kakao.com/link/to/%EC%B9%B4,50.1,19.9",
    "https://map.kakao.com/link/roadview/50.1,19.9",
    "https://map.naver.com/?lng=19.9&lat=50.1&title=Rex&c=19.8,50.2,15",
    "https://map.naver.com/p/search/50.1,19.9?c=19.8,50.2,15",
    "https://uri.amap.com/marker?position=19.9,50.1&name=Rex",
    "https://wb.amap.com/?q=50.1,19.9,Rex",
    "https://wb.amap.com/?p=P0JANYX6NL%2C50.1%2C19.9%2CRex",
    "https://www.amap.com/regeo?lng=19.9&lat=50.1",
    "https://waze.com/ul?ll=50.1%2C19.9&navigate=yes",
    "https://www.waze.com/live-map/directions?to=ll.50.1,19.9",
    "https://www.waze.com/live-map/directions?latlng=50.1%2C19.9",
    "https://ul.waze.com/ul?ll=50.1,19.9",
    "https://2gis.ru/moscow/geo/19.9%2C50.1?m=19.8%2C50.2%2F16",
    "https://2gis.ae/dubai/geo/55/19.9,50.1",
    "https://2gis.kz/almaty/firm/7000/19.9%2C50.1?m=19.8%2C50.2%2F16",
    "https://2gis.ru/moscow/directions/points/19.8%2C50.2%3B1%7C19.9%2C50.1%3B2",
    #"<a href="https://maps.google.com/?q=50.1,19.9">map</a>"#,
    "<a href='https://maps.google.com/?q=50.1,19.9&amp;z=17'>map</a>",
    "[map](https://maps.google.com/?q=50.1,19.9)", "<https://maps.google.com/?q=50.1,19.9>",
    "https://maps.google.com/?q=50.1,19.9 near the park",
    "map: https://maps.google.com/?q=50.1,19.9",
    "https://maps.google.com:443/?q=50.1,19.9", "https://www.google.co.uk/maps?q=50.1,19.9",
    "https://mapy.cz/zakladni?x=19.8&y=50.2&z=17&source=coor&id=19.9%2C50.1",
    "https://mapy.com/en/zakladni?q=50.1,19.9&x=19.8&y=50.2",
    "https://mapy.cz/?q=50.1,19.9",
  ])
  func `the pin of a link takes precedence over the view`(link: String) throws {
    let result = try read(link)
    let expected =
      link.contains("52.49")
      ? try Coordinate(latitude: 52.492611, longitude: 13.431726)
      : try Coordinate(latitude: 50.1, longitude: 19.9)
    #expect(result.announcements.first?.coordinate == expected)
    #expect(result.report.mapViews == 0 && result.reasons == [])
  }

  @Test(arguments: [
    "https://www.google.com/maps/@50.1,19.9,17z", "https://maps.google.com/?ll=50.1,19.9&z=17",
    "https://www.google.com/maps/@?api=1&map_action=map&center=50.1,19.9",
    "https://maps.apple.com/?sll=50.1,19.9", "https://www.bing.com/maps?cp=50.1~19.9&lvl=16",
    "https://yandex.ru/maps/?ll=19.9%2C50.1&z=16",
    "https://www.openstreetmap.org/#map=17/50.1/19.9",
    "https://www.openstreetmap.org/?lat=50.1&lon=19.9&zoom=16",
    "https://wego.here.com/?map=50.1,19.9,16",
    "https://map.naver.com/p/?c=19.9,50.1,15,0,0,0,dh", "https://2gis.ru/moscow?m=19.9%2C50.1%2F16",
    "https://www.waze.com/livemap?zoom=17&lat=50.1&lon=19.9",
    "https://mapy.cz/zakladni?x=19.9&y=50.1&z=17", "https://en.mapy.cz/turisticka?x=19.9&y=50.1",
    #"<a href="https://www.google.com/maps/@50.1,19.9,17z">map</a>"#,
  ])
  func `the view of a link that names nothing is used and counted`(link: String) throws {
    let result = try read(link)
    #expect(
      result.announcements.first?.coordinate == (try Coordinate(latitude: 50.1, longitude: 19.9)))
    #expect(result.report.mapViews == 1)
  }

  @Test(arguments: [
    "https://maps.app.goo.gl/AbCdEf", "https://goo.gl/maps/AbCdEf", "https://maps.apple/p/7E-Brjrk",
    "https://binged.it/3abc", "https://yandex.com/maps/-/CLAvMI18", "https://her.is/3abc",
    "https://naver.me/5abc", "https://kko.to/abc", "https://surl.amap.com/abc",
    "https://go.2gis.com/WSTdK",
    "https://w3w.co/filled.count.soap", "https://what3words.com/filled.count.soap",
    "///filled.count.soap",
    "https://www.google.com/maps/place/Rex/@50.2,19.8,17z", "https://maps.google.com/?cid=123",
    "https://www.google.com/maps/dir/Ann/Rex/@50.2,19.8,16z/", "https://bit.ly/3abc",
    "https://www.google.com/maps/search/?api=1&query=Rex%20Street",
    "https://maps.google.com/?q=Rex&ll=50.2,19.8",
    "https://maps.apple.com/?q=Rex&sll=50.2,19.8", "https://maps.apple.com/place?auid=17017496253",
    "https://yandex.ru/maps/org/rex/123/?ll=19.8%2C50.2",
    "https://www.openstreetmap.org/node/1#map=17/50.2/19.8",
    "https://www.openstreetmap.org/search?query=Rex#map=17/50.2/19.8",
    "https://map.kakao.com/?itemId=123", "https://map.naver.com/p/entry/place/123?c=19.8,50.2,15",
    "https://waze.com/ul?venue_id=1.2.3", "https://2gis.ru/moscow/firm/7000?m=19.8%2C50.2%2F16",
    "https://www.bing.com/maps?where1=Rex&cp=50.2~19.8", "https://share.here.com/p/s-aWQ9Ow",
    "https://mapy.cz/s/gakolunuro", "https://mapy.com/?q=Rex&x=19.8&y=50.2",
    "https://mapy.cz/zakladni?source=base&id=123&x=19.8&y=50.2",
    "[map](https://maps.app.goo.gl/AbCdEf)", "https://maps.app.goo.gl/AbCdEf near the park",
  ])
  func `a link whose coordinate only its website knows is refused for this reason`(
    link: String
  ) throws {
    let result = try read(link)
    #expect(result.ids == ["z"] && result.reasons == [.onlineLink])
  }

  @Test(arguments: [
    "https://example.com/@50.1,19.9", "https://www.google.com/maps",
    "https://www.google.com/search?hl=en",
    "https://map.naver.com/?c=14128000,4517000,15", "https://map.kakao.com/", "ftp",
    "https://waze.com/", "https://here.example.com/?lat=50.1&lon=19.9",
    "https://google.example.com/maps?q=50.1,19.9",
  ])
  func `other links are no locations`(link: String) throws {
    let result = try read(link)
    #expect(result.ids == ["z"] && result.reasons == [.notALocation])
  }

  @Test func `the geohash in a link is its pin`() throws {
    let coordinate = try read("https://www.waze.com/ul/hu2yhqkr1d").announcements.first?.coordinate
    let expected = try #require(
      try read("https://waze.com/live-map?h=u2yhqkr1d").announcements.first)
    #expect(coordinate == expected.coordinate && abs(expected.coordinate.latitude - 50) < 2)
  }

  @Test func `coordinates on China's datum are converted`() throws {
    let link = "https://uri.amap.com/marker?position=116.403963,39.915119"
    let shifted = try #require(try read(link).announcements.first?.coordinate)
    #expect(abs(shifted.latitude - 39.913716) < 2e-5 && abs(shifted.longitude - 116.397720) < 2e-5)
    let plain = try #require(try read(link + "&coordinate=wgs84").announcements.first?.coordinate)
    #expect(plain.latitude == 39.915119)
  }
}
