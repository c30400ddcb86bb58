from tools.sound.build import main

main()
