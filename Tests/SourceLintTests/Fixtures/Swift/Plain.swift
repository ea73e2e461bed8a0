func plain() { print("nothing to see") }
