"""The real app on a virtual screen: pictures of every screen and what an audit finds in them."""
