print("petmap")
