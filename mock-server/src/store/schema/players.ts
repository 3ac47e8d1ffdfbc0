/** Players, their tokens, one-time codes and page visits. */
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
  token TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  ended_at_ms INTEGER
) STRICT;
CREATE INDEX tokens_of_player ON tokens (player_id);
CREATE TABLE otp_codes (
  id INTEGER PRIMARY KEY,
  purpose TEXT NOT NULL,
  country_code TEXT NOT NULL,
  mobile TEXT NOT NULL,
  player_id INTEGER REFERENCES players (id),
  code TEXT NOT NULL,
  is_delivered INTEGER NOT NULL,
  source TEXT NOT NULL,
  state TEXT NOT NULL,
  sent_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX otp_codes_by_number ON otp_codes (country_code, mobile, purpose);
CREATE INDEX otp_codes_by_state ON otp_codes (state, code);
CREATE TABLE otp_sources (
  source TEXT PRIMARY KEY,
  wrong_tries INTEGER NOT NULL,
  blocked_until_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE page_visits (
  id INTEGER PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  path TEXT NOT NULL,
  referrer TEXT,
  agent_code TEXT,
  referral_source TEXT,
  at_ms INTEGER NOT NULL
) STRICT
`
