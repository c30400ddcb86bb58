"""An app with nothing in it: what Kivy itself costs."""

from kivy.app import App

if __name__ == "__main__":
    App().run()
