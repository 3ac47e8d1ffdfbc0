/** Markets that players have pinned. */
export const pins = `
CREATE TABLE pins (
  serial INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  market_id TEXT NOT NULL REFERENCES markets (market_id),
  UNIQUE (player_id, market_id)
) STRICT
`
