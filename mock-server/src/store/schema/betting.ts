/**
 * Matches and markets (prices are not stored: they follow from the seed and the clock), bets, and per player and market the sums
 * from which exposure is read.
 *
 * The offer_ columns are those of bets that wait in the book ('unmatched'). `offer_id` names the placed bet, on itself and on its
 * matched parts. The others are of that bet alone: the amount offered in all, whether it stays when the market turns in play,
 * how often its hold changed, and the money on the board that it has met already.
 *
 * `script`: the events that testers asked for, in their order.
 *
 * The asked_ columns are the price that the player asked for; the bet counts at `price_hundredths` and `line`.
 *
 * `match_play_money`: play money that a player's bets on a match have lost so far; wins on the match return it first.
 * `counted_risks`: the amounts that the settlement of a market counted as wagered, so that markets on the same winner count together.
 */
export const betting = `
CREATE TABLE matches (
  ref_match_id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  sport_id INTEGER NOT NULL,
  seed TEXT NOT NULL,
  match_name TEXT NOT NULL,
  start_ms INTEGER NOT NULL,
  status TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  script TEXT
) STRICT;
CREATE TABLE markets (
  market_id TEXT PRIMARY KEY,
  ref_match_id TEXT NOT NULL REFERENCES matches (ref_match_id),
  head_name TEXT NOT NULL,
  market_type TEXT NOT NULL,
  price_kind TEXT NOT NULL,
  selections TEXT NOT NULL,
  price_control TEXT,
  result TEXT,
  settle_round INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX markets_of_match ON markets (ref_match_id);
CREATE TABLE bets (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  ref_match_id TEXT NOT NULL REFERENCES matches (ref_match_id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  selection_id TEXT NOT NULL,
  runner_name TEXT NOT NULL,
  side TEXT NOT NULL,
  price_hundredths INTEGER NOT NULL,
  line INTEGER,
  stake_paise INTEGER NOT NULL,
  if_true_paise INTEGER NOT NULL,
  if_false_paise INTEGER NOT NULL,
  status TEXT NOT NULL,
  policy TEXT NOT NULL,
  policy_ticks INTEGER NOT NULL,
  delay_ms INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  resolve_at_ms INTEGER,
  reject_code TEXT,
  profit_loss_paise INTEGER,
  settled_at_ms INTEGER,
  offer_id TEXT REFERENCES bets (id),
  offer_stake_paise INTEGER,
  offer_keeps_in_play INTEGER NOT NULL DEFAULT 0,
  offer_moves INTEGER NOT NULL DEFAULT 0,
  offer_met TEXT NOT NULL DEFAULT '',
  asked_hundredths INTEGER,
  asked_line INTEGER
) STRICT;
CREATE INDEX bets_of_player ON bets (player_id, created_at_ms, serial);
CREATE INDEX bets_of_market ON bets (market_id, status);
CREATE INDEX bets_pending ON bets (resolve_at_ms) WHERE status = 'pending';
CREATE INDEX bets_unmatched ON bets (ref_match_id, serial) WHERE status = 'unmatched';
CREATE INDEX bets_of_offer ON bets (offer_id) WHERE offer_id IS NOT NULL;
CREATE TABLE positions (
  player_id INTEGER NOT NULL REFERENCES players (id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  outcome_key TEXT NOT NULL,
  if_true_paise INTEGER NOT NULL,
  if_false_paise INTEGER NOT NULL,
  PRIMARY KEY (player_id, market_id, outcome_key)
) STRICT;
CREATE TABLE market_holds (
  player_id INTEGER NOT NULL REFERENCES players (id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  exposure_paise INTEGER NOT NULL,
  PRIMARY KEY (player_id, market_id)
) STRICT;
CREATE TABLE match_play_money (
  player_id INTEGER NOT NULL REFERENCES players (id),
  ref_match_id TEXT NOT NULL REFERENCES matches (ref_match_id),
  lost_paise INTEGER NOT NULL,
  PRIMARY KEY (player_id, ref_match_id)
) STRICT;
CREATE TABLE counted_risks (
  player_id INTEGER NOT NULL REFERENCES players (id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  wagered_paise INTEGER NOT NULL,
  bonus_paise INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, market_id)
) STRICT
`

/** Version 3: bets placed before have no asked price. */
export const askedPrices = `
ALTER TABLE bets ADD COLUMN asked_hundredths INTEGER;
ALTER TABLE bets ADD COLUMN asked_line INTEGER
`

/** Version 4: lists of bets are by time, since the part that a cash-out splits off is as old as its bet. */
export const betsByTime =
  'DROP INDEX bets_of_player; CREATE INDEX bets_of_player ON bets (player_id, created_at_ms, serial)'

/** Version 5: the events of a match that testers asked for. */
export const matchScripts = 'ALTER TABLE matches ADD COLUMN script TEXT'
