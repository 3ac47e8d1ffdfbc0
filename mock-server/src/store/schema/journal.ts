/**
 * The events of a world, in one order. `answer` is an HTTP answer as it was sent, secrets replaced; `entry_id` is the ledger
 * entry of a row. `journal_secrets` gives a password the same placeholder every time; only its keyed digest is stored.
 */
export const journal = `
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  direction TEXT,
  text TEXT NOT NULL,
  status TEXT,
  tenths INTEGER,
  username TEXT,
  data TEXT,
  answer TEXT,
  entry_id INTEGER
) STRICT;
CREATE INDEX journal_by_kind ON journal (kind);
CREATE UNIQUE INDEX journal_by_entry ON journal (entry_id) WHERE entry_id IS NOT NULL;
CREATE TABLE journal_secrets (digest TEXT PRIMARY KEY, alias TEXT NOT NULL) STRICT
`
