/**
 * Rounds of a player alone. What a round comes to follows from its order, its seeds and its actions; `payout_paise` stands once
 * it is decided, and the round is closed when that is booked. A launch becomes the session of its game.
 */
export const gameRounds = `
ALTER TABLE game_launches ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE game_launches ADD COLUMN session_at_ms INTEGER;
CREATE TABLE game_seeds (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  client_seed TEXT NOT NULL,
  next_nonce INTEGER NOT NULL DEFAULT 0,
  replaced_at_ms INTEGER
) STRICT;
CREATE UNIQUE INDEX game_seeds_in_use ON game_seeds (player_id) WHERE replaced_at_ms IS NULL;
CREATE TABLE game_rounds (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  mode TEXT NOT NULL,
  amount_paise INTEGER NOT NULL,
  meta TEXT NOT NULL,
  seed_id INTEGER NOT NULL REFERENCES game_seeds (id),
  nonce INTEGER NOT NULL,
  stake_paise INTEGER NOT NULL DEFAULT 0,
  restricted_paise INTEGER NOT NULL DEFAULT 0,
  payout_paise INTEGER,
  status TEXT NOT NULL DEFAULT 'open',
  seen_event TEXT,
  opened_at_ms INTEGER NOT NULL,
  touched_at_ms INTEGER NOT NULL,
  closed_at_ms INTEGER,
  UNIQUE (seed_id, nonce)
) STRICT;
CREATE UNIQUE INDEX game_rounds_open ON game_rounds (player_id, game) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_left ON game_rounds (touched_at_ms) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_of_player ON game_rounds (player_id, opened_at_ms);
CREATE TABLE game_actions (
  round_id INTEGER NOT NULL REFERENCES game_rounds (id),
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  meta TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT
`
