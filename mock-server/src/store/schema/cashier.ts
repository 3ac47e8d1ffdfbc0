/** A reference in the form for comparing deposits: hashes are written in either case, with 0x before them or not. */
export const plainUtr = "CASE WHEN lower(utr) LIKE '0x%' THEN substr(lower(utr), 3) ELSE lower(utr) END"

/**
 * Requests to pay in and out, saved accounts and identity documents. A reference of a payment counts once while its
 * deposit is not refused. Of card and account numbers only the last four digits and a hash are kept, of files no content.
 * `details`: answers to the fields that a gateway or the identity check describes beside those that have a column, a JSON list of
 * label and text in the order of the fields; of files the name alone. `by_provider`: paid on a provider's page.
 */
export const cashier = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  gateway TEXT NOT NULL,
  amount_paise INTEGER NOT NULL,
  utr TEXT,
  bank_id TEXT,
  proof_name TEXT,
  proof_type TEXT,
  proof_bytes INTEGER,
  status TEXT NOT NULL,
  reason TEXT,
  created_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  decided_at_ms INTEGER,
  details TEXT NOT NULL DEFAULT '[]',
  by_provider INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX deposits_of_player ON deposits (player_id, serial);
CREATE UNIQUE INDEX deposits_by_utr ON deposits (${plainUtr}) WHERE utr IS NOT NULL AND status IN ('pending', 'approved');
CREATE INDEX deposits_pending ON deposits (expires_at_ms) WHERE status = 'pending';
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  amount_paise INTEGER NOT NULL,
  method TEXT NOT NULL,
  account TEXT NOT NULL,
  bank_id TEXT,
  status TEXT NOT NULL,
  cancelled_by_player INTEGER NOT NULL DEFAULT 0,
  reason TEXT,
  created_at_ms INTEGER NOT NULL,
  decided_at_ms INTEGER,
  details TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX withdrawals_of_player ON withdrawals (player_id, serial);
CREATE TABLE banks (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  type TEXT NOT NULL,
  holder TEXT NOT NULL,
  bank_name TEXT,
  number_hash TEXT NOT NULL,
  last_four TEXT NOT NULL,
  ifsc TEXT,
  created_at_ms INTEGER NOT NULL,
  UNIQUE (player_id, type, number_hash)
) STRICT;
CREATE TABLE kyc_papers (
  id TEXT PRIMARY KEY,
  serial INTEGER NOT NULL UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  document_type TEXT NOT NULL,
  document_number TEXT NOT NULL,
  file_name TEXT NOT NULL,
  file_type TEXT NOT NULL,
  file_bytes INTEGER NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  submitted_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER,
  decided_at_ms INTEGER,
  details TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX kyc_papers_of_player ON kyc_papers (player_id, serial);
CREATE INDEX kyc_papers_to_expire ON kyc_papers (expires_at_ms) WHERE status = 'approved'
`
