/** The operator's offers; claimed bonuses, each with its terms; their released parts. */
export const bonus = `
CREATE TABLE bonus_claims (
  player_id INTEGER NOT NULL REFERENCES players (id),
  bonus_id TEXT NOT NULL,
  serial INTEGER NOT NULL UNIQUE,
  status TEXT NOT NULL,
  amount_paise INTEGER NOT NULL,
  wager_target_paise INTEGER NOT NULL,
  parts INTEGER NOT NULL,
  wagered_paise INTEGER NOT NULL,
  claimed_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  ended_at_ms INTEGER,
  terms TEXT NOT NULL,
  PRIMARY KEY (player_id, bonus_id)
) STRICT;
CREATE UNIQUE INDEX bonus_claims_active ON bonus_claims (player_id) WHERE status = 'active';
CREATE INDEX bonus_claims_to_expire ON bonus_claims (expires_at_ms) WHERE status = 'active';
CREATE TABLE bonus_parts (
  player_id INTEGER NOT NULL,
  bonus_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  released_at_ms INTEGER NOT NULL,
  PRIMARY KEY (player_id, bonus_id, part),
  FOREIGN KEY (player_id, bonus_id) REFERENCES bonus_claims (player_id, bonus_id)
) STRICT;
CREATE TABLE bonus_offers (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  offer TEXT
) STRICT
`
