// Only there so that pkg-config's flags for Pango reach PangoPeer.
