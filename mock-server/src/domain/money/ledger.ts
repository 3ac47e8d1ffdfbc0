import type { WorldContext } from '../base/context.ts'
import { addToAccount, insertEntry, insertLine, raiseWalletVersion } from './ledger-records.ts'

/** Accounts of a player. None is ever below zero. */
const playerAccounts = ['real', 'exposure', 'bonus', 'withdrawal', 'debt', 'restricted', 'wagering'] as const
export type PlayerAccount = (typeof playerAccounts)[number]

/**
 * Accounts of the house; `receivable`, `house-restricted` and `house-wagering` are the other sides of `debt`,
 * `restricted` and `wagering`.
 */
const houseAccounts = ['house', 'receivable', 'house-restricted', 'house-wagering'] as const

export const ledgerAccounts = [...playerAccounts, ...houseAccounts]
export type LedgerAccount = (typeof ledgerAccounts)[number]

export type EntryKind =
  | 'opening-credit'
  | 'credit'
  | 'debit'
  | 'bonus-credit'
  | 'bet-accepted'
  | 'offer-held'
  | 'offer-released'
  | 'settlement'
  | 'settlement-reversed'
  | 'deposit'
  | 'withdrawal-held'
  | 'withdrawal-returned'
  | 'withdrawal-paid'
  | 'cash-out'
  | 'bonus-claimed'
  | 'bonus-released'
  | 'bonus-cancelled'
  | 'bonus-expired'
  | 'referral-earned'
  | 'game-stake'
  | 'game-payout'
  | 'game-lost'
  | 'game-stake-returned'

/** One line of an entry: paise into (+) or out of (-) an account. House accounts have no owner. */
export interface LedgerLine {
  account: LedgerAccount
  amountPaise: number
}

export interface LedgerEntry {
  kind: EntryKind
  /** The object of the entry; a kind and a reference are posted once. */
  reference: string
  playerId: number
  lines: readonly LedgerLine[]
  /** Posted without lines too: the player reads in the statement that no money moved. */
  evenWithoutLines?: true
}

const houseId = 0

/**
 * Posts an entry and notifies the player. The only function that moves money. Lines of one account are added up and lines of zero
 * left out; an entry without lines is not posted, unless it says so. Runs in the caller's transaction, or in one of its own.
 */
export function postEntry(world: WorldContext, entry: LedgerEntry): void {
  const lines = merged(entry.lines)
  if (lines.length === 0 && !entry.evenWithoutLines) return
  const sum = lines.reduce((total, { amountPaise }) => total + amountPaise, 0)
  if (sum !== 0) throw new RangeError(`entry ${entry.kind} ${entry.reference} sums to ${sum}`)
  world.traced(`ledger ${entry.kind}`, () =>
    world.transaction(() => {
      const entryId = insertEntry(world, entry)
      for (const line of lines) postLine(world, entry, entryId, line)
      raiseWalletVersion(world, entry.playerId)
      world.events.emit({ name: 'wallet-changed', payload: { playerId: entry.playerId } })
    }),
  )
}

function merged(lines: readonly LedgerLine[]): LedgerLine[] {
  const sums = new Map<LedgerLine['account'], number>()
  for (const { account, amountPaise } of lines) sums.set(account, (sums.get(account) ?? 0) + amountPaise)
  return [...sums].map(([account, amountPaise]) => ({ account, amountPaise })).filter((line) => line.amountPaise !== 0)
}

function postLine(
  world: WorldContext,
  entry: LedgerEntry,
  entryId: number,
  { account, amountPaise }: LedgerLine,
): void {
  if (!Number.isSafeInteger(amountPaise)) throw new RangeError(`${amountPaise} is no whole number of paise`)
  const isHouse = houseAccounts.some((house) => house === account)
  const ownerId = isHouse ? houseId : entry.playerId
  const held = addToAccount(world, ownerId, account, amountPaise)
  if (!isHouse && held.balancePaise < 0)
    throw new RangeError(`account ${account} of player ${entry.playerId} below zero`)
  insertLine(world, entryId, held.id, amountPaise)
}

/** Paise in a player's account now. */
export function accountBalance(world: WorldContext, playerId: number, account: PlayerAccount): number {
  const sql = 'SELECT balance_paise FROM accounts WHERE owner_id = ? AND kind = ?'
  return world.store.one(sql, [playerId, account], (row) => row.integer('balance_paise')) ?? 0
}

/** Paise that an entry moved into (+) or out of (-) an account of its player. */
export function postedOn(world: WorldContext, kind: EntryKind, reference: string, account: PlayerAccount): number {
  return (
    world.store.one(
      `SELECT coalesce(sum(amount_paise), 0) AS moved FROM ledger_entries
       JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
       JOIN accounts ON accounts.id = ledger_lines.account_id
       WHERE ledger_entries.kind = ? AND reference = ? AND accounts.kind = ?`,
      [kind, reference, account],
      (row) => row.integer('moved'),
    ) ?? 0
  )
}

/** How many entries there are: they are numbered without a gap, and none ever goes. */
export function countEntries(world: WorldContext): number {
  return (
    world.store.one('SELECT coalesce(max(id), 0) AS entries FROM ledger_entries', [], (row) =>
      row.integer('entries'),
    ) ?? 0
  )
}
