/** The operator's banners and announcements, and each player's notifications. */
export const content = `
CREATE TABLE banners (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  alt TEXT NOT NULL,
  href TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  label TEXT NOT NULL
) STRICT;
CREATE TABLE announcements (id INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  title TEXT NOT NULL,
  message TEXT NOT NULL,
  status TEXT NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX notifications_of_player ON notifications (player_id, id)
`
