from tools.art.build import main

main()
