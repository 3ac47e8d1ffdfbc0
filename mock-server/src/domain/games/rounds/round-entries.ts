import type { WorldContext } from '../../base/context.ts'
import { wagerBonusInGame } from '../../bonus/wager-bonus.ts'
import { receiveLines, turnoverLines } from '../../money/entry-lines.ts'
import { accountBalance, postEntry } from '../../money/ledger.ts'
import { addStake, type RoundRecord, saveClosed } from './round-records.ts'

/**
 * Books a stake of a round: what opens it, or what its action adds (`action` counts from 1; 0 opens). Play money goes first.
 * A stake never comes back as such, so it turns over what must be wagered, and counts towards a bonus, at once. Runs in the
 * transaction of what is staked on; the balance was checked.
 */
export function bookStake(
  world: WorldContext,
  { id, playerId, game }: Pick<RoundRecord, 'id' | 'playerId' | 'game'>,
  stakePaise: number,
  action: number,
): void {
  const restrictedPaise = Math.min(stakePaise, accountBalance(world, playerId, 'restricted'))
  postEntry(world, {
    kind: 'game-stake',
    reference: action === 0 ? roundName(id) : `${roundName(id)} ${action}`,
    playerId,
    lines: [
      { account: 'real', amountPaise: -stakePaise },
      { account: 'house', amountPaise: stakePaise },
      { account: 'restricted', amountPaise: -restrictedPaise },
      { account: 'house-restricted', amountPaise: restrictedPaise },
      ...turnoverLines(world, playerId, stakePaise),
    ],
  })
  addStake(world, id, stakePaise, restrictedPaise)
  wagerBonusInGame(world, { playerId, game }, stakePaise)
}

/**
 * Books what a decided round pays and closes it; nothing for a lost one. As much of it as was play money in the stake is
 * play money again: only what was won counts as cash.
 */
export function closeRound(
  world: WorldContext,
  { id, playerId, restrictedPaise }: RoundRecord,
  payoutPaise: number,
): void {
  if (payoutPaise > 0) {
    const againPaise = Math.min(
      restrictedPaise,
      payoutPaise - Math.min(payoutPaise, accountBalance(world, playerId, 'debt')),
    )
    postEntry(world, {
      kind: 'game-payout',
      reference: roundName(id),
      playerId,
      lines: [
        ...receiveLines(world, playerId, payoutPaise),
        { account: 'house-restricted', amountPaise: -againPaise },
        { account: 'restricted', amountPaise: againPaise },
      ],
    })
  }
  saveClosed(world, id, payoutPaise > 0 ? 'won' : 'lost')
  world.events.emit({ name: 'round-closed', payload: { playerId, roundId: id } })
}

/** What a round is called in the ledger and by players. */
export function roundName(id: number): string {
  return `g-${id}`
}

/** The number in a round's name, also in the reference of an entry; 0 for anything else. */
export function roundNumber(name: string): number {
  return Number(/^g-(\d{1,15})(?: \d+)?$/.exec(name)?.[1] ?? 0)
}
