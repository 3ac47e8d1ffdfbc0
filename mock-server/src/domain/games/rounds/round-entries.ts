import type { WorldContext } from '../../base/context.ts'
import { wagerBonusInGame } from '../../bonus/wager-bonus.ts'
import { receiveLines, turnoverLines, wageredLines } from '../../money/entry-lines.ts'
import { accountBalance, type LedgerLine, postEntry } from '../../money/ledger.ts'
import { addStake, type RoundRecord, saveClosed, savePayout } from './round-records.ts'

/**
 * Books a stake of a round: what opens it, or what its action adds (`action` counts from 1; 0 opens). Play money goes first.
 * A stake turns over what must be wagered at once; it counts towards a bonus when its round is closed, since a round may be
 * voided. Runs in the transaction of what is staked on; the balance was checked.
 */
export function bookStake(
  world: WorldContext,
  { id, playerId }: Pick<RoundRecord, 'id' | 'playerId'>,
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
}

/**
 * Books what a decided round pays and closes it; nothing for a lost one. As much of it as was play money in the stake is
 * play money again: only what was won counts as cash. All that was staked counts towards a bonus.
 */
export function closeRound(world: WorldContext, round: RoundRecord, payoutPaise: number): void {
  const { id, playerId } = round
  if (payoutPaise > 0) {
    const lines = paidLines(world, round, payoutPaise)
    postEntry(world, { kind: 'game-payout', reference: roundName(id), playerId, lines })
  }
  wagerBonusInGame(world, round)
  saveClosed(world, id, payoutPaise > 0 ? 'won' : 'lost')
  world.events.emit({ name: 'round-closed', payload: { playerId, roundId: id } })
}

/**
 * Gives all that was staked on a round back and closes it as void; what the stake turned over is to be wagered again, and it counts
 * towards no bonus. Runs in a transaction.
 */
export function returnStake(world: WorldContext, round: RoundRecord): void {
  const { id, playerId, stakePaise } = round
  const lines = [...paidLines(world, round, stakePaise), ...wageredLines(-turnedOver(world, id))]
  postEntry(world, { kind: 'game-stake-returned', reference: roundName(id), playerId, lines })
  savePayout(world, id, stakePaise)
  saveClosed(world, id, 'void')
  world.events.emit({ name: 'round-closed', payload: { playerId, roundId: id } })
}

/** Lines that bring the player an amount of which as much as was play money in the stake is that again; a debt goes first. */
function paidLines(world: WorldContext, { playerId, restrictedPaise }: RoundRecord, amountPaise: number): LedgerLine[] {
  const freePaise = amountPaise - Math.min(amountPaise, accountBalance(world, playerId, 'debt'))
  const againPaise = Math.min(restrictedPaise, freePaise)
  return [
    ...receiveLines(world, playerId, amountPaise),
    { account: 'house-restricted', amountPaise: -againPaise },
    { account: 'restricted', amountPaise: againPaise },
  ]
}

/** What the stakes of a round took off what is to be wagered; those of its decisions have a number behind its name. */
function turnedOver(world: WorldContext, id: number): number {
  const sql = `SELECT coalesce(-sum(amount_paise), 0) AS paise FROM ledger_entries
    JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
    JOIN accounts ON accounts.id = ledger_lines.account_id
    WHERE (reference = ?1 OR reference LIKE ?1 || ' %') AND ledger_entries.kind = 'game-stake' AND accounts.kind = 'wagering'`
  return world.store.one(sql, [roundName(id)], (row) => row.integer('paise')) ?? 0
}

/** What a round is called in the ledger and by players. */
export function roundName(id: number): string {
  return `g-${id}`
}

/** The number in a round's name, also in the reference of an entry; 0 for anything else. */
export function roundNumber(name: string): number {
  return Number(/^g-(\d{1,15})(?: \d+)?$/.exec(name)?.[1] ?? 0)
}
