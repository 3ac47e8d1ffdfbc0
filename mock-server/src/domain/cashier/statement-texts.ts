import type { Schema } from '@chaupar/api/api'
import type { WorldContext } from '../base/context.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { roundText } from '../games/rounds/round-text.ts'
import type { EntryKind } from '../money/ledger.ts'
import { depositById } from './deposit-records.ts'
import { termsOf } from './gateways.ts'
import { withdrawalById } from './withdrawal-records.ts'

interface EntryText {
  type: Schema<'StatementType'>
  /** The player's text, from the entry's reference and its move of the balance. */
  describe: (world: WorldContext, reference: string, movedPaise: number) => string
}

/** Type and text of each kind of entry: a new kind does not compile without them. */
const texts: Record<EntryKind, EntryText> = {
  'opening-credit': { type: 'opening', describe: () => 'Opening credit of play money' },
  credit: { type: 'correction', describe: () => 'Credit by the operator' },
  debit: { type: 'correction', describe: () => 'Debit by the operator' },
  'bonus-credit': { type: 'bonus', describe: () => 'Bonus' },
  'bet-accepted': {
    type: 'bet',
    describe: (world, betId, movedPaise) => describeBet(world, betId, riskWords(movedPaise)),
  },
  'offer-held': { type: 'bet', describe: (world, reference) => describeBet(world, firstWord(reference), 'Offer held') },
  'offer-released': {
    type: 'bet',
    describe: (world, reference) => describeBet(world, firstWord(reference), 'Offer released'),
  },
  settlement: { type: 'settlement', describe: (world, reference) => `Settled: ${marketOf(world, reference)}` },
  'settlement-reversed': {
    type: 'correction',
    describe: (world, reference) => `Settlement taken back: ${marketOf(world, reference)}`,
  },
  deposit: { type: 'deposit', describe: describeDeposit },
  'withdrawal-held': {
    type: 'withdrawal',
    describe: (world, reference) => `Withdrawal ${reference} to ${accountOf(world, reference)}, held`,
  },
  'withdrawal-returned': {
    type: 'withdrawal',
    describe: (world, reference) => `Withdrawal ${reference} to ${accountOf(world, reference)}, returned`,
  },
  'withdrawal-paid': {
    type: 'withdrawal',
    describe: (world, reference) => `Withdrawal ${reference} to ${accountOf(world, reference)}, paid from the hold`,
  },
  'cash-out': { type: 'cash_out', describe: (world, reference) => `Cashed out: ${marketOf(world, reference)}` },
  'bonus-claimed': { type: 'bonus', describe: () => 'Bonus claimed' },
  'bonus-released': { type: 'bonus', describe: (_world, reference) => `Bonus part ${lastWord(reference)} released` },
  'bonus-cancelled': { type: 'bonus', describe: () => 'Bonus given up' },
  'bonus-expired': { type: 'bonus', describe: () => 'Bonus expired' },
  'game-stake': { type: 'game', describe: (world, reference) => `${roundText(world, reference)}, stake` },
  'game-stake-returned': {
    type: 'game',
    describe: (world, reference) => `${roundText(world, reference)}, stake returned`,
  },
  'game-lost': { type: 'game', describe: (world, reference) => `${roundText(world, reference)}, lost` },
  'game-payout': { type: 'game', describe: (world, reference) => `${roundText(world, reference)}, payout` },
  'referral-earned': { type: 'referral', describe: () => 'A player you referred has begun to play' },
}

/** Kinds of entries that rows of this type stand for. */
export function kindsOf(type: Schema<'StatementType'>): EntryKind[] {
  return entryKinds.filter((kind) => texts[kind].type === type)
}

/** Every kind of entry. Object.keys forgets that the table has no other keys. */
export const entryKinds: readonly EntryKind[] = Object.keys(texts).filter((key): key is EntryKind =>
  Object.hasOwn(texts, key),
)

export function typeOf(kind: EntryKind): Schema<'StatementType'> {
  return texts[kind].type
}

/** What an entry moved: the balance, and outside of it coins, and the player's debt after a correction of spent money. */
interface Moved {
  movedPaise: number
  coinsPaise: number
  debtPaise: number
}

/** The purpose of an entry; amounts that the balance does not show are named. */
export function describeEntry(
  world: WorldContext,
  kind: EntryKind,
  reference: string,
  { movedPaise, coinsPaise, debtPaise }: Moved,
): string {
  const text = texts[kind].describe(world, reference, movedPaise)
  const coins = coinsPaise === 0 ? '' : ` (${coinsPaise > 0 ? '+' : '−'}${rupeeText(Math.abs(coinsPaise))} in coins)`
  const owed = rupeeText(Math.abs(debtPaise))
  const debt =
    debtPaise === 0 ? '' : debtPaise > 0 ? ` (${owed} of it stays as debt)` : ` (${owed} of it paid the debt)`
  return `${text}${coins}${debt}`.slice(0, 300)
}

/** The amount of a bet's row is its risk: more than the stake of a lay, less or none where it offsets others. */
function riskWords(movedPaise: number): string {
  if (movedPaise === 0) return 'No more at risk'
  return movedPaise < 0 ? 'At risk' : 'Less at risk'
}

/** The bet as it was accepted. */
function describeBet(world: WorldContext, betId: string, what: string): string {
  const sql = `SELECT bets.*, head_name, match_name FROM bets JOIN markets USING (market_id)
     JOIN matches ON matches.ref_match_id = bets.ref_match_id WHERE bets.id = ?`
  const found = world.store.one(sql, [betId], (row) => {
    const line = row.integerOrNull('line')
    const isBack = row.oneOf('side', ['back', 'lay']) === 'back'
    const price = row.integer('price_hundredths') / 100
    const on =
      line === null ? `${isBack ? 'Back' : 'Lay'} ${row.text('runner_name')}` : `${isBack ? 'Yes' : 'No'} ${line} runs`
    return `${what}: ${on} at ${price}, ${row.text('head_name')}, ${row.text('match_name')}`
  })
  return found ?? `Bet ${betId}`
}

function firstWord(reference: string): string {
  return reference.split(' ')[0] ?? ''
}

function lastWord(reference: string): string {
  return reference.slice(reference.lastIndexOf(' ') + 1)
}

/** The reference of a settlement or a cash-out begins with its market. */
function marketOf(world: WorldContext, reference: string): string {
  const [marketId = ''] = reference.split(' ')
  const sql = 'SELECT head_name, match_name FROM markets JOIN matches USING (ref_match_id) WHERE market_id = ?'
  return world.store.one(sql, [marketId], (row) => `${row.text('head_name')}, ${row.text('match_name')}`) ?? marketId
}

function describeDeposit(world: WorldContext, id: string): string {
  const gateway = depositById(world, id)?.gateway ?? ''
  return `Deposit ${id} by ${termsOf(world, 'deposit', gateway)?.name ?? gateway}`
}

function accountOf(world: WorldContext, id: string): string {
  return withdrawalById(world, id)?.account ?? ''
}
