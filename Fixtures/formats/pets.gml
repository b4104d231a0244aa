<?xml version="1.0" encoding="utf-8" ?>
<ogr:FeatureCollection
     gml:id="aFeatureCollection"
     xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
     xsi:schemaLocation="http://ogr.maptools.org/ pets.xsd"
     xmlns:ogr="http://ogr.maptools.org/"
     xmlns:gml="http://www.opengis.net/gml/3.2">
  <gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"><gml:lowerCorner>52.2297 21.01</gml:lowerCorner><gml:upperCorner>52.24 21.02</gml:upperCorner></gml:Envelope></gml:boundedBy>
                                                                                                                                                            
  <ogr:featureMember>
    <ogr:pets gml:id="pets.0">
      <gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"><gml:lowerCorner>52.2297 21.0122</gml:lowerCorner><gml:upperCorner>52.2297 21.0122</gml:upperCorner></gml:Envelope></gml:boundedBy>
      <ogr:geometryProperty><gml:Point srsName="urn:ogc:def:crs:EPSG::4326" gml:id="pets.geom.0"><gml:pos>52.2297 21.0122</gml:pos></gml:Point></ogr:geometryProperty>
      <ogr:id>A1</ogr:id>
      <ogr:name>Rex</ogr:name>
      <ogr:species>dog</ogr:species>
      <ogr:status>lost</ogr:status>
      <ogr:date>2024-02-29</ogr:date>
      <ogr:notes>black &amp; tan</ogr:notes>
    </ogr:pets>
  </ogr:featureMember>
  <ogr:featureMember>
    <ogr:pets gml:id="pets.1">
      <gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"><gml:lowerCorner>52.23 21.01</gml:lowerCorner><gml:upperCorner>52.23 21.01</gml:upperCorner></gml:Envelope></gml:boundedBy>
      <ogr:geometryProperty><gml:Point srsName="urn:ogc:def:crs:EPSG::4326" gml:id="pets.geom.1"><gml:pos>52.23 21.01</gml:pos></gml:Point></ogr:geometryProperty>
      <ogr:id>A2</ogr:id>
      <ogr:name>Mia</ogr:name>
      <ogr:species>cat</ogr:species>
      <ogr:status>found</ogr:status>
      <ogr:date>2024-03-01</ogr:date>
      <ogr:notes>Łódź, near the park</ogr:notes>
    </ogr:pets>
  </ogr:featureMember>
  <ogr:featureMember>
    <ogr:pets gml:id="pets.2">
      <gml:boundedBy><gml:Envelope srsName="urn:ogc:def:crs:EPSG::4326"><gml:lowerCorner>52.24 21.02</gml:lowerCorner><gml:upperCorner>52.24 21.02</gml:upperCorner></gml:Envelope></gml:boundedBy>
      <ogr:geometryProperty><gml:Point srsName="urn:ogc:def:crs:EPSG::4326" gml:id="pets.geom.2"><gml:pos>52.24 21.02</gml:pos></gml:Point></ogr:geometryProperty>
      <ogr:id>A3</ogr:id>
      <ogr:name>Bo</ogr:name>
      <ogr:species>dog</ogr:species>
      <ogr:status>found</ogr:status>
      <ogr:date>2024-03-02</ogr:date>
      <ogr:notes></ogr:notes>
    </ogr:pets>
  </ogr:featureMember>
</ogr:FeatureCollection>
