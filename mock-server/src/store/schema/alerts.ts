/**
 * Alerts of players. `off`: the kinds that are switched off, as JSON; quiet hours in minutes of the day in India. Of a match with
 * alerts: its wickets or goals so far, since when its first market is suspended, and whether its start is still to be announced.
 */
export const alerts = `
CREATE TABLE alert_settings (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  off TEXT NOT NULL,
  quiet_from INTEGER,
  quiet_to INTEGER
) STRICT;
CREATE TABLE price_alerts (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  selection_id TEXT NOT NULL,
  side TEXT NOT NULL,
  beyond TEXT NOT NULL,
  price_hundredths INTEGER NOT NULL,
  set_at_ms INTEGER NOT NULL,
  UNIQUE (player_id, market_id, selection_id, side, beyond, price_hundredths)
) STRICT;
CREATE TABLE match_alerts (
  player_id INTEGER NOT NULL REFERENCES players (id),
  ref_match_id TEXT NOT NULL REFERENCES matches (ref_match_id),
  scored INTEGER NOT NULL,
  suspended_ms INTEGER,
  starts INTEGER NOT NULL,
  PRIMARY KEY (player_id, ref_match_id)
) STRICT;
CREATE TABLE sent_alerts (
  player_id INTEGER NOT NULL REFERENCES players (id),
  at_ms INTEGER NOT NULL,
  left_out INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_alerts_of_player ON sent_alerts (player_id, at_ms)
`
