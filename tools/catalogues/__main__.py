from tools.catalogues.command import main

main()
