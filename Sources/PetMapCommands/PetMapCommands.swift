// The target's files are in the folders beside this one.
