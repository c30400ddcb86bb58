"""Catalogues, and every sentence the app can say."""
