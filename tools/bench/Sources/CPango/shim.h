// Passes pkg-config's flags for Pango to PangoPeer.
