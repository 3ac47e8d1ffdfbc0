/**
 * Settings of players for themselves: limits (NULL = no limit), higher ones that wait, breaks; favourite games. `reminded_ms` is
 * when the player last confirmed a reality check, or chose its interval. Up to `notified_ms` the open pages have been sent all
 * that is due (a reminder, the end of a break, a higher limit). `added_stakes`: later stakes of an offer or a round, each with its
 * moment, since a limit counts them from then on.
 */
export const playLimits = `
CREATE TABLE play_limits (
  player_id INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  amount_paise INTEGER,
  next_amount_paise INTEGER,
  next_from_ms INTEGER,
  PRIMARY KEY (player_id, kind, period)
) STRICT;
CREATE TABLE play_pauses (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  session_minutes INTEGER,
  time_out_until_ms INTEGER,
  excluded_until_ms INTEGER,
  reminded_ms INTEGER,
  notified_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE favourites (
  serial INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  UNIQUE (player_id, game)
) STRICT;
CREATE TABLE added_stakes (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  bet_id TEXT REFERENCES bets (id),
  round_id INTEGER REFERENCES game_rounds (id),
  stake_paise INTEGER NOT NULL,
  added_at_ms INTEGER NOT NULL,
  CHECK ((bet_id IS NULL) <> (round_id IS NULL))
) STRICT;
CREATE INDEX added_stakes_of_player ON added_stakes (player_id, added_at_ms);
CREATE INDEX added_stakes_of_bet ON added_stakes (bet_id) WHERE bet_id IS NOT NULL
`
