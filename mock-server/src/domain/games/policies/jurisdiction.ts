import type { Game } from '@chaupar/games/catalogue/game'
import type { GamePolicyName } from '../../base/settings.ts'
import { none } from './none.ts'
import { playMoney } from './play-money.ts'
import type { GamePolicy, Jurisdiction } from './policy.ts'
import { ukStrict } from './uk-strict.ts'

const policies: Readonly<Record<GamePolicyName, GamePolicy>> = {
  'play-money': playMoney,
  'uk-strict': ukStrict,
  none,
}

/** The rules of a world's policy for a game: reels have a minimum round time of their own. */
export function jurisdictionOf(policy: GamePolicyName, { category }: Pick<Game, 'category'>): Jurisdiction {
  const { flags, reelsRoundMs, roundMs } = policies[policy]
  return { ...flags, minimumRoundDuration: category === 'slots' ? reelsRoundMs : roundMs }
}

/** Milliseconds of the world from one round of a player and game to the next, as far as the server holds them; 0 = it does not. */
export function heldRoundMs(policy: GamePolicyName, game: Pick<Game, 'category'>): number {
  return policies[policy].isHeldByServer ? jurisdictionOf(policy, game).minimumRoundDuration : 0
}
