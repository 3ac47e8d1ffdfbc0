/** Refusals of rounds of games, by the name of their rule; part of the one catalogue in `errors.ts`. */
export const gameErrors = {
  game_session_over: {
    code: 'game_session_over',
    status: 400,
    message: 'This session is over. Please open the game again',
  },
  round_open: { code: 'round_open', status: 409, message: 'A round of this game is still open' },
  round_not_found: { code: 'round_not_found', status: 404, message: 'There is no such round' },
  round_decided: { code: 'round_not_found', status: 409, message: 'This round is over' },
  round_not_over: { code: 'round_not_over', status: 409, message: 'This round is not over yet' },
  round_too_soon: {
    code: 'round_too_soon',
    status: 409,
    message: 'Please wait a moment. The next round of this game may not begin yet',
  },
  round_shared: {
    code: 'round_not_over',
    status: 409,
    message: 'A bet on a shared round is decided by the time of its round; it can be voided',
  },
  stage_not_found: { code: 'round_not_found', status: 404, message: 'The rounds of this game are not shared' },
  betting_closed: { code: 'betting_closed', status: 409, message: 'This round takes no bets any more' },
  round_not_running: { code: 'round_not_over', status: 409, message: 'The round has not begun yet' },
  stake_step: { code: 'validation_failed', status: 400, message: 'The stake is not one that this game takes' },
  mode_not_offered: { code: 'validation_failed', status: 400, message: 'This way to bet is not offered here' },
  game_bet_invalid: { code: 'validation_failed', status: 400, message: '{reason}' },
  game_unknown: { code: 'validation_failed', status: 400, message: 'There is no game {game}{hint}' },
  game_without_crash: { code: 'validation_failed', status: 400, message: '{game} is not a crash game' },
  game_without_outcomes: {
    code: 'validation_failed',
    status: 400,
    message: 'The rounds of {game} cannot be set: it has no rules here',
  },
  forced_outcome_not_found: { code: 'not_found', status: 404, message: 'Nothing is set for the next round of {game}' },
  outcome_unknown: {
    code: 'validation_failed',
    status: 400,
    message: 'This game has no such outcome. It knows: {known}{hint}',
  },
  outcome_not_found: {
    code: 'validation_failed',
    status: 400,
    message: 'A tester has set what this round comes to, and no draw was found that gives it for this bet',
  },
  client_seed_invalid: { code: 'validation_failed', status: 400, message: 'The seed has 1 to 100 characters' },
} as const
