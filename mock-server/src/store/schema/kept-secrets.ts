/**
 * Tokens and codes are kept as hashes, tries are counted for whatever they were made against. Codes of before are over
 * in minutes and logins in a day: both end here, since what was readable is not made less so by hashing it late.
 */
export const keptSecrets = `
DELETE FROM game_launches;
DELETE FROM tokens;
ALTER TABLE tokens RENAME COLUMN token TO token_hash;
DROP TABLE otp_codes;
CREATE TABLE otp_codes (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  country_code TEXT NOT NULL,
  mobile TEXT NOT NULL,
  player_id INTEGER REFERENCES players (id),
  code_hash TEXT NOT NULL,
  is_delivered INTEGER NOT NULL,
  source TEXT NOT NULL,
  state TEXT NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  sent_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX otp_codes_by_number ON otp_codes (country_code, mobile, purpose);
CREATE INDEX otp_codes_by_source ON otp_codes (source, state);
CREATE INDEX otp_codes_by_hash ON otp_codes (code_hash);
DROP TABLE otp_sources;
CREATE TABLE tries (
  rule TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  counts_until_ms INTEGER NOT NULL,
  waits_until_ms INTEGER NOT NULL,
  PRIMARY KEY (rule, subject)
) STRICT;
CREATE INDEX tries_by_end ON tries (counts_until_ms);
CREATE TABLE known_addresses (
  player_id INTEGER NOT NULL REFERENCES players (id),
  address TEXT NOT NULL,
  PRIMARY KEY (player_id, address)
) STRICT;
UPDATE intents SET body_hash = '' WHERE operation = 'addBank';
UPDATE journal_secrets SET digest = 'forgotten ' || rowid
`
