"""Reads an Atom feed and a JSON feed of the same entries with other programs' parsers and validators.

Arguments: the files of both. Writes what each contains as JSON: {"atom": […], "json": […]}. Fails if either is invalid.
"""

import json
import sys
import xml.etree.ElementTree

import feedparser
import jsonfeed
import jsonfeedvalidator

ATOM = "{http://www.w3.org/2005/Atom}"
GEORSS = "{http://www.georss.org/georss}"


def atom(text):
    root = xml.etree.ElementTree.fromstring(text)
    feed = feedparser.parse(text)
    assert not feed.bozo, feed.bozo_exception
    assert feed.version == "atom10", feed.version
    # RFC 4287, section 4.1.1 and 4.1.2.
    for name in ("id", "title", "updated"):
        assert len(root.findall(ATOM + name)) == 1, name
    assert root.find(f"{ATOM}author/{ATOM}name").text
    entries = root.findall(ATOM + "entry")
    assert len({entry.find(ATOM + "id").text for entry in entries}) == len(entries)
    for entry in entries:
        for name in ("id", "title", "updated", "content"):
            assert len(entry.findall(ATOM + name)) == 1, name
    return [{
        "id": entry.id, "title": entry.title, "text": entry.content[0].value, "url": entry.link,
        "type": entry.content[0].type, "published": entry.get("published"), "updated": entry.updated,
        "image": next((link.href for link in entry.links if link.rel == "enclosure"), None),
        "status": entry.tags[0].term, "point": element.find(GEORSS + "point").text,
        "language": feed.feed.get("language") or entry.content[0].language,
    } for entry, element in zip(feed.entries, entries)]


def json_feed(text):
    value = json.loads(text)
    jsonfeed.Feed.parse(value)
    assert value["version"] == "https://jsonfeed.org/version/1.1"
    language = value["language"]
    # The schema is that of version 1, which lacks these two.
    old = {key: member for key, member in value.items() if key not in ("authors", "language")}
    errors = jsonfeedvalidator.validate_feed(old)
    assert not errors, [error.message for error in errors]
    assert all(author["name"] for author in value["authors"])
    return [{
        "id": item["id"], "title": item["title"], "text": item["content_text"], "url": item["url"],
        "type": "text/plain", "published": item.get("date_published"), "updated": item["date_modified"],
        "image": item.get("image"), "status": item["_petmap"]["status"],
        "point": f"{item['_petmap']['latitude']} {item['_petmap']['longitude']}", "language": language,
    } for item in value["items"]]


def main():
    with open(sys.argv[1], "rb") as first, open(sys.argv[2], "rb") as second:
        json.dump({"atom": atom(first.read()), "json": json_feed(second.read())}, sys.stdout)


main()
