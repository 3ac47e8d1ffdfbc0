/** Referral codes, visits by them, and who came. `address` is the visitor's, to find the link that a registration came by. */
export const referral = `
CREATE TABLE referral_codes (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  code TEXT NOT NULL,
  code_key TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE referral_visits (
  id INTEGER PRIMARY KEY,
  code_key TEXT NOT NULL,
  source TEXT NOT NULL,
  address TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX referral_visits_of_code ON referral_visits (code_key, address, id);
CREATE TABLE referral_children (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  referrer_id INTEGER NOT NULL REFERENCES players (id),
  source TEXT NOT NULL,
  earned_paise INTEGER NOT NULL DEFAULT 0,
  registered_at_ms INTEGER NOT NULL,
  active_at_ms INTEGER
) STRICT;
CREATE INDEX referral_children_of ON referral_children (referrer_id, player_id)
`
