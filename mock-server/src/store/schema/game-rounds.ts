/**
 * Rounds of games. The outcome follows from the bet, the seeds and the actions; `payout_paise` is set once it is decided, and the
 * round is closed when the payout is booked.
 *
 * A bet on a shared round is a round of its player with a `stage_round` (chain and number, as in 82345-12) and a slot, and without
 * seeds of its own. `runs_at_ms` and `ends_at_ms` are the shared round's, so that no schedule is computed to settle it.
 * `restricted_back_paise`: play money that came back with it, so that bets on one shared round count together.
 */
export const gameRounds = `
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
  seed_id INTEGER REFERENCES game_seeds (id),
  nonce INTEGER,
  stage_round TEXT,
  slot INTEGER NOT NULL DEFAULT 0,
  stake_paise INTEGER NOT NULL DEFAULT 0,
  restricted_paise INTEGER NOT NULL DEFAULT 0,
  payout_paise INTEGER,
  status TEXT NOT NULL DEFAULT 'open',
  seen_event TEXT,
  opened_at_ms INTEGER NOT NULL,
  touched_at_ms INTEGER NOT NULL,
  closed_at_ms INTEGER,
  runs_at_ms INTEGER,
  ends_at_ms INTEGER,
  restricted_back_paise INTEGER NOT NULL DEFAULT 0,
  UNIQUE (seed_id, nonce),
  CHECK ((seed_id IS NULL) = (stage_round IS NOT NULL) AND (seed_id IS NULL) = (nonce IS NULL))
) STRICT;
CREATE TABLE game_actions (
  round_id INTEGER NOT NULL REFERENCES game_rounds (id),
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  meta TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT;
CREATE UNIQUE INDEX game_rounds_open ON game_rounds (player_id, game, slot) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_left ON game_rounds (touched_at_ms) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_of_player ON game_rounds (player_id, opened_at_ms);
CREATE INDEX game_rounds_of_stage ON game_rounds (game, stage_round) WHERE stage_round IS NOT NULL
`
