import type { WorldContext } from '../../base/context.ts'
import { wagerBonusInGame } from '../../bonus/wager-bonus.ts'
import { receiveLines, turnoverLines } from '../../money/entry-lines.ts'
import { accountBalance, type LedgerLine, postEntry } from '../../money/ledger.ts'
import { insertAddedStake } from '../../play-limits/added-stake-records.ts'
import { addStake, betsOnStage, type RoundRecord, saveClosed, savePayout, saveRestrictedBack } from './round-records.ts'
import { wageredWith } from './wagered.ts'

/**
 * Books a stake of a round: its opening, or the stake that an action adds (`action` counts from 1; 0 opens). Play money goes first.
 * A stake counts as wagered when its round is closed, since a round may be voided. Runs in the caller's transaction, after the
 * check of the balance.
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
    ],
  })
  addStake(world, id, stakePaise, restrictedPaise)
  if (action > 0) insertAddedStake(world, { playerId, roundId: id, stakePaise })
}

/**
 * Books the payout of a decided round and closes it. The play money of the stake comes back as play money: only the win counts as
 * cash. The risk counts as wagered, and towards a bonus.
 */
export function closeRound(world: WorldContext, round: RoundRecord, payoutPaise: number): void {
  const { id, playerId, game } = round
  const wagered = wageredWith(world, round, payoutPaise)
  const status = payoutPaise > 0 ? 'won' : 'lost'
  const paid = payoutPaise > 0 ? paidLines(world, round, payoutPaise, playMoneyBack(world, round, payoutPaise)) : []
  postEntry(world, {
    kind: status === 'won' ? 'game-payout' : 'game-lost',
    reference: roundName(id),
    playerId,
    lines: [...paid, ...turnoverLines(world, playerId, wagered(0))],
  })
  wagerBonusInGame(world, playerId, game, wagered)
  saveClosed(world, id, status)
  world.events.emit({ name: 'round-closed', payload: { playerId, roundId: id } })
}

/** Gives all that was staked on a round back and closes it as void: it counts for nothing. Runs in a transaction. */
export function returnStake(world: WorldContext, round: RoundRecord): void {
  const { id, playerId, stakePaise } = round
  const lines = paidLines(world, round, stakePaise, playMoneyBack(world, round, null))
  postEntry(world, { kind: 'game-stake-returned', reference: roundName(id), playerId, lines })
  savePayout(world, id, stakePaise)
  saveClosed(world, id, 'void')
  world.events.emit({ name: 'round-closed', payload: { playerId, roundId: id } })
}

/**
 * The part of the returned amount that is play money again. A player's bets on one shared round count together, in any order of
 * their decisions: the win of one returns the play money that another lost. `payoutPaise`: null for a void bet.
 */
function playMoneyBack(world: WorldContext, round: RoundRecord, payoutPaise: number | null): number {
  const { id, game, stageRound, playerId } = round
  const others =
    stageRound === null ? [] : betsOnStage(world, { game, stageRound, playerId }).filter((bet) => bet.id !== id)
  const counted = others.filter(({ status }) => status !== 'void')
  const sum = (bets: readonly RoundRecord[], of: (bet: RoundRecord) => number) =>
    bets.reduce((total, bet) => total + of(bet), 0)
  const stakedPaise = sum(counted, ({ restrictedPaise }) => restrictedPaise)
  const wonPaise = sum(counted, (bet) => (bet.status === 'won' ? (bet.payoutPaise ?? 0) : 0))
  const before = sum(counted, ({ restrictedBackPaise }) => restrictedBackPaise)
  const duePaise =
    payoutPaise === null
      ? round.restrictedPaise + Math.min(stakedPaise, wonPaise)
      : Math.min(stakedPaise + round.restrictedPaise, wonPaise + payoutPaise)
  return Math.max(0, duePaise - before)
}

/** Lines that bring the player an amount, so much of it as play money; a debt goes first. */
function paidLines(
  world: WorldContext,
  { id, playerId }: RoundRecord,
  amountPaise: number,
  playMoneyPaise: number,
): LedgerLine[] {
  const freePaise = amountPaise - Math.min(amountPaise, accountBalance(world, playerId, 'debt'))
  const againPaise = Math.min(playMoneyPaise, freePaise)
  saveRestrictedBack(world, id, againPaise)
  return [
    ...receiveLines(world, playerId, amountPaise),
    { account: 'house-restricted', amountPaise: -againPaise },
    { account: 'restricted', amountPaise: againPaise },
  ]
}

/** The name of a round in the ledger and for players. */
export function roundName(id: number): string {
  return `g-${id}`
}

/** The number in a round's name, also in the reference of an entry; 0 for anything else. */
export function roundNumber(name: string): number {
  return Number(/^g-(\d{1,15})(?: \d+)?$/.exec(name)?.[1] ?? 0)
}
