/** Play money that came back with a round, so that bets on one shared round count together. */
export const playMoneyOfRounds = `
ALTER TABLE game_rounds ADD COLUMN restricted_back_paise INTEGER NOT NULL DEFAULT 0
`

/** When the shared round of a bet runs and ends, so that no schedule is worked out to settle it; null for older bets. */
export const timesOfSharedBets = `
ALTER TABLE game_rounds ADD COLUMN runs_at_ms INTEGER;
ALTER TABLE game_rounds ADD COLUMN ends_at_ms INTEGER
`

/**
 * Bets on rounds that all players of a world share are rounds of their player with a `stage_round` (chain and number, as in
 * 82345-12) and a slot, and without seeds of his own. The tables are made anew, since a column cannot lose its NOT NULL.
 * `forced_results`: what a tester has set, in the unit of the game (a crash in hundredths).
 */
export const sharedRounds = `
CREATE TABLE forced_results (
  game TEXT NOT NULL,
  chain INTEGER NOT NULL,
  number INTEGER NOT NULL,
  result INTEGER NOT NULL,
  PRIMARY KEY (game, chain, number)
) STRICT;
CREATE TABLE new_rounds (
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
  UNIQUE (seed_id, nonce),
  CHECK ((seed_id IS NULL) = (stage_round IS NOT NULL) AND (seed_id IS NULL) = (nonce IS NULL))
) STRICT;
INSERT INTO new_rounds (id, player_id, game, mode, amount_paise, meta, seed_id, nonce, stake_paise, restricted_paise,
    payout_paise, status, seen_event, opened_at_ms, touched_at_ms, closed_at_ms)
  SELECT id, player_id, game, mode, amount_paise, meta, seed_id, nonce, stake_paise, restricted_paise,
    payout_paise, status, seen_event, opened_at_ms, touched_at_ms, closed_at_ms FROM game_rounds;
CREATE TABLE new_actions (
  round_id INTEGER NOT NULL REFERENCES new_rounds (id),
  number INTEGER NOT NULL,
  action TEXT NOT NULL,
  meta TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT;
INSERT INTO new_actions SELECT round_id, number, action, meta, at_ms FROM game_actions;
DROP TABLE game_actions;
DROP TABLE game_rounds;
ALTER TABLE new_rounds RENAME TO game_rounds;
ALTER TABLE new_actions RENAME TO game_actions;
CREATE UNIQUE INDEX game_rounds_open ON game_rounds (player_id, game, slot) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_left ON game_rounds (touched_at_ms) WHERE closed_at_ms IS NULL;
CREATE INDEX game_rounds_of_player ON game_rounds (player_id, opened_at_ms);
CREATE INDEX game_rounds_of_stage ON game_rounds (game, stage_round) WHERE stage_round IS NOT NULL
`
