/**
 * Players, their logins, one-time codes and page visits. Tokens and codes are kept as hashes. `tries` counts attempts by rule and
 * subject; `known_addresses` are those a player has signed in from.
 */
export const players = `
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL,
  username_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  password_hash TEXT,
  country_code TEXT NOT NULL,
  mobile TEXT NOT NULL,
  agent_code TEXT,
  is_demo INTEGER NOT NULL DEFAULT 0,
  wallet_version INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL,
  UNIQUE (country_code, mobile)
) STRICT;
CREATE TABLE tokens (
  token_hash TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  ended_at_ms INTEGER,
  device TEXT NOT NULL DEFAULT '',
  last_seen_ms INTEGER
) STRICT;
CREATE INDEX tokens_of_player ON tokens (player_id);
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
CREATE TABLE page_visits (
  id INTEGER PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  path TEXT NOT NULL,
  referrer TEXT,
  agent_code TEXT,
  referral_source TEXT,
  at_ms INTEGER NOT NULL
) STRICT;
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
) STRICT
`
