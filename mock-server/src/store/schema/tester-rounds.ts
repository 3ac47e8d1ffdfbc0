/**
 * Settings of testers. `forced_results`: of a shared round, in the unit of the game (a crash in hundredths), with its words.
 * `forced_next`: the outcome of a player's next round of a game, in the words of its family. `forced_rounds`: rounds with a set
 * outcome, with the number of the draw that was found for them.
 */
export const testerRounds = `
CREATE TABLE forced_results (
  game TEXT NOT NULL,
  chain INTEGER NOT NULL,
  number INTEGER NOT NULL,
  result INTEGER NOT NULL,
  words TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, chain, number)
) STRICT;
CREATE TABLE forced_next (game TEXT PRIMARY KEY, words TEXT NOT NULL) STRICT;
CREATE TABLE forced_rounds (
  round_id INTEGER PRIMARY KEY REFERENCES game_rounds (id),
  draw INTEGER NOT NULL UNIQUE
) STRICT
`
