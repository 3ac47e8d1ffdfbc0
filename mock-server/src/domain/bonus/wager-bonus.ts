import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { notify } from '../content/notifications.ts'
import { receiveLines } from '../money/entry-lines.ts'
import { postEntry } from '../money/ledger.ts'
import type { MarketType } from '../odds/market.ts'
import {
  activeClaim,
  type BonusClaim,
  endClaim,
  insertReleasedPart,
  partPaise,
  partTargetPaise,
  saveWagered,
} from './bonus-records.ts'
import { countedInGamePaise, countedInMarketPaise } from './bonus-terms.ts'

/**
 * Counts decided bets of a market towards the active bonus, at the bonus's rate for the market's type, and releases the parts that
 * are reached. `riskSince`: the risk of the bets placed since the claim. Only bets that won or lost count; void and cashed-out
 * ones do not, and a corrected result changes nothing. Runs in the settlement's transaction.
 */
export function wagerBonus(
  world: WorldContext,
  playerId: number,
  marketType: MarketType,
  riskSince: (claimedAtMs: number) => number,
): void {
  countTurnover(world, playerId, ({ claimedAtMs, terms }) =>
    countedInMarketPaise(terms, marketType, riskSince(claimedAtMs)),
  )
}

/**
 * Counts a decided round of a game (its slug) as `wagerBonus` counts bets, at the bonus's rate for the game, down to the paisa.
 * `wageredSince`: the counted part of the stakes since the claim; a void round never counts. Runs in the transaction that closes
 * the round.
 */
export function wagerBonusInGame(
  world: WorldContext,
  playerId: number,
  game: string,
  wageredSince: (claimedAtMs: number) => number,
): void {
  countTurnover(world, playerId, ({ claimedAtMs, terms }) => countedInGamePaise(terms, game, wageredSince(claimedAtMs)))
}

/** Counts all that a player's active bonus still has to be wagered, and releases its parts. Throws `bonus_not_active`. */
export function finishWagering(world: WorldContext, playerId: number): void {
  const claim = activeClaim(world, playerId)
  if (claim === null || claim.expiresAtMs <= world.clock.now()) throw new DomainError('bonus_not_active')
  world.transaction(() =>
    countTurnover(world, playerId, ({ wagerTargetPaise, wageredPaise }) => wagerTargetPaise - wageredPaise),
  )
}

function countTurnover(world: WorldContext, playerId: number, turnoverOf: (claim: BonusClaim) => number): void {
  const claim = activeClaim(world, playerId)
  if (claim === null || claim.expiresAtMs <= world.clock.now()) return
  const turnoverPaise = turnoverOf(claim)
  if (turnoverPaise === 0) return
  const wageredPaise = Math.min(claim.wagerTargetPaise, claim.wageredPaise + turnoverPaise)
  saveWagered(world, claim, wageredPaise)
  for (let part = claim.releasedAtMs.length + 1; part <= claim.parts; part += 1) {
    if (partTargetPaise(claim, part) > wageredPaise) return
    releasePart(world, claim, part)
  }
  endClaim(world, claim, 'completed')
}

/** The part's coins become real money that counts as cash. */
function releasePart(world: WorldContext, claim: BonusClaim, part: number): void {
  const amountPaise = partPaise(claim, part)
  insertReleasedPart(world, claim, part)
  postEntry(world, {
    kind: 'bonus-released',
    reference: `${claim.playerId} ${claim.bonusId} ${part}`,
    playerId: claim.playerId,
    lines: [
      { account: 'bonus', amountPaise: -amountPaise },
      { account: 'house', amountPaise },
      ...receiveLines(world, claim.playerId, amountPaise),
    ],
  })
  const message = `Part ${part} of ${claim.parts}: ${rupeeText(amountPaise)} is in your balance`
  notify(world, claim.playerId, { title: 'Bonus released', message, status: 'success' })
}
