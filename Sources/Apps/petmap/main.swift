import PetMapCommands

Program.main()
