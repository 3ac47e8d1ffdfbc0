/**
 * What testers set for rounds of players alone. `forced_next`: what the next round of a game shall come to, in the words of its
 * family. `forced_rounds`: rounds that were set so, with the number of the draw that was found for them.
 */
export const testerRounds = `
CREATE TABLE forced_next (game TEXT PRIMARY KEY, words TEXT NOT NULL) STRICT;
CREATE TABLE forced_rounds (
  round_id INTEGER PRIMARY KEY REFERENCES game_rounds (id),
  draw INTEGER NOT NULL UNIQUE
) STRICT
`

/** The words of what was set for a shared round, so that it can be listed. */
export const forcedWords = `ALTER TABLE forced_results ADD COLUMN words TEXT NOT NULL DEFAULT ''`
