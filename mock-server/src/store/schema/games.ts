/** Launched games. The launch token opens the page once; the visit key then reads the balance while the login lives. A launch becomes the session of its game. */
export const games = `
CREATE TABLE game_launches (
  launch_token TEXT PRIMARY KEY,
  visit_key TEXT NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  login_token TEXT NOT NULL REFERENCES tokens (token_hash),
  game_name TEXT NOT NULL,
  provider TEXT NOT NULL,
  home_url TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  opened_at_ms INTEGER,
  game TEXT NOT NULL DEFAULT '',
  session_at_ms INTEGER
) STRICT
`
