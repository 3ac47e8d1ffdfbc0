/**
 * Rules of players that cash out by themselves: one for each bet or market (`target`), the last one set. `state` is 'armed'
 * until the rule ends; whether an armed one waits for an offer is not stored. `profit_loss_paise`: the result of a rule that fired.
 */
export const autoCashOut = `
CREATE TABLE auto_cash_outs (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  ref_match_id TEXT NOT NULL REFERENCES matches (ref_match_id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  target TEXT NOT NULL,
  target_id TEXT NOT NULL,
  gain_paise INTEGER,
  loss_paise INTEGER,
  share INTEGER NOT NULL,
  until_ms INTEGER,
  state TEXT NOT NULL,
  reason TEXT,
  profit_loss_paise INTEGER,
  set_at_ms INTEGER NOT NULL,
  ended_at_ms INTEGER,
  UNIQUE (player_id, target, target_id)
) STRICT;
CREATE INDEX auto_cash_outs_armed ON auto_cash_outs (ref_match_id, serial) WHERE state = 'armed';
CREATE INDEX auto_cash_outs_of_market ON auto_cash_outs (player_id, market_id, target) WHERE state = 'armed'
`
