import { checkInvariants } from '../../src/domain/invariants/invariants.ts'
import type { World } from '../../src/world/world.ts'
import type { Moved } from './money-callers.ts'

const nameOf = ({ kind, reference }: Moved): string => `${kind} ${reference}`

/** The ledger's entries in their order. */
function entriesOf({ store }: World): { id: number; name: string }[] {
  return store.all('SELECT id, kind, reference FROM ledger_entries ORDER BY id', [], (row) => ({
    id: row.integer('id'),
    name: nameOf({ kind: row.text('kind'), reference: row.text('reference') }),
  }))
}

/** Those that stand more than once. */
function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}

/**
 * What is wrong in a world whose server was killed, one line for each fault: acknowledged movements that the ledger lacks, entries
 * that it has twice, bets and game rounds without an entry, broken invariants, gaps in the journal. Empty when all is right.
 */
export function ledgerFaults(world: World, acknowledged: readonly Moved[]): string[] {
  const entries = entriesOf(world)
  const names = entries.map(({ name }) => name)
  const known = new Set(names)
  const missing = (kind: string, wanted: readonly string[]): string[] =>
    wanted.filter((name) => !known.has(name)).map((name) => `${kind}: ${name}`)
  const bets = world.store.all(
    "SELECT id FROM bets WHERE status = 'open'",
    [],
    (row) => `bet-accepted ${row.text('id')}`,
  )
  const rounds = world.store.all('SELECT id FROM game_rounds', [], (row) => `game-stake g-${row.integer('id')}`)
  // The journal keeps its last rows; those of the ledger are among them without a gap, up to the newest.
  const journaled = world.journal.query({ kind: 'ledger' }).map(({ data }) => data?.entryId)
  const last = entries.slice(-journaled.length).map(({ id }) => id)
  const acknowledgedNames = acknowledged.map(nameOf)
  return [
    ...missing('acknowledged and lost', acknowledgedNames),
    ...repeated(acknowledgedNames).map((name) => `acknowledged twice: ${name}`),
    ...repeated(names).map((name) => `twice in the ledger: ${name}`),
    ...missing('bet without its entry', bets),
    ...missing('round without its entry', rounds),
    ...checkInvariants(world).flatMap(({ name, holds }) => (holds ? [] : [`invariant broken: ${name}`])),
    ...(journaled.join() === last.join() ? [] : ['the journal lacks ledger entries']),
  ]
}

/** Entries of the given kinds that no answer acknowledged: where every call was answered in the end, money that moved twice. */
export function unacknowledgedEntries(world: World, acknowledged: readonly Moved[]): string[] {
  const kinds = new Set(acknowledged.map(({ kind }) => kind))
  const known = new Set(acknowledged.map(nameOf))
  return entriesOf(world).flatMap(({ name }) => (kinds.has(name.split(' ')[0] ?? '') && !known.has(name) ? [name] : []))
}
