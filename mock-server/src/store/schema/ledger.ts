/**
 * Double entry. `balance_paise` is the running sum of an account's lines. Entries and lines cannot be changed or
 * removed; a kind and its reference are posted once, whatever calls it twice.
 */
export const ledger = `
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  owner_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  balance_paise INTEGER NOT NULL DEFAULT 0,
  UNIQUE (owner_id, kind)
) STRICT;
CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  at_ms INTEGER NOT NULL,
  UNIQUE (kind, reference)
) STRICT;
CREATE TABLE ledger_lines (
  id INTEGER PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES ledger_entries (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  amount_paise INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_lines_of_entry ON ledger_lines (entry_id);
CREATE INDEX ledger_lines_of_account ON ledger_lines (account_id);
CREATE INDEX ledger_entries_of_player ON ledger_entries (player_id, id);
CREATE TRIGGER ledger_entries_fixed BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
CREATE TRIGGER ledger_entries_kept BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'ledger entries are append-only'); END;
CREATE TRIGGER ledger_lines_fixed BEFORE UPDATE ON ledger_lines BEGIN SELECT RAISE(ABORT, 'ledger lines are append-only'); END;
CREATE TRIGGER ledger_lines_kept BEFORE DELETE ON ledger_lines BEGIN SELECT RAISE(ABORT, 'ledger lines are append-only'); END;
CREATE TABLE intents (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  operation TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  state TEXT NOT NULL,
  answer TEXT,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT
`
