import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { isAsked, type Journal, type JournalQuery } from '../world/journal.ts'
import type { JournalEntry } from '../world/journal-entry.ts'
import { stateDigest } from '../world/state-digest.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'

const usualTimeoutMs = 5000
const usualPage = 200

/** The events of a world: read, waited for, exported. */
export const journalHandlers = {
  queryJournal: async (input, registry) => {
    const { journal } = registry.get(input.world)
    const { after = 0, kind, text, limit = usualPage, waitMs = 0 } = input
    const asked: JournalQuery = {
      after,
      limit,
      ...(kind === undefined ? {} : { kind }),
      ...(text === undefined ? {} : { text }),
    }
    const entries = journal.query(asked)
    if (entries.length > 0 || waitMs === 0) return page(journal, entries)
    const found = await journal.next((entry) => isAsked(entry, asked), after, waitMs)
    return page(journal, found === null ? [] : [found])
  },
  waitForJournal: async (input, registry) => {
    const { world, match, after = 0, timeoutMs = usualTimeoutMs } = input
    const found = await registry.get(world).journal.next((entry) => fits(entry, match), after, timeoutMs)
    if (found === null) throw new DomainError('journal_timeout', { world })
    return wireEntry(found)
  },
  exportJournal: (input, registry) => {
    const world = registry.get(input.world)
    return {
      version: 1,
      world: originOf(world),
      entries: entriesOf(world),
      end: { reachedAt: toIso(world.feed.reachedMs), digest: stateDigest(world.store) },
    }
  },
} satisfies Partial<ControlHandlers>

/** What a world was made from. */
export function originOf(world: World): ControlData<'exportJournal'>['world'] {
  const { scenarios, startedAtMs } = world.origin
  return {
    name: world.name,
    scenarios: scenarios.map(({ name, params }) => ({ name, params: { ...params } })),
    // A replay needs the seed, but with it a reader could compute every player's token.
    seed: world.isSeedHidden ? '' : world.seed,
    startedAt: toIso(startedAtMs),
  }
}

/** Its whole journal. */
export function entriesOf(world: World): ControlData<'exportJournal'>['entries'] {
  return world.journal.query({}).map(wireEntry)
}

function page(journal: Journal, entries: readonly JournalEntry[]): ControlData<'queryJournal'> {
  return { entries: entries.map(wireEntry), ...journal.counts() }
}

function wireEntry({ atMs, data, ...entry }: JournalEntry): ControlData<'waitForJournal'> {
  return { ...entry, at: toIso(atMs), ...(data === undefined ? {} : { data: { ...data } }) }
}

type Match = ControlInput<'waitForJournal'>['match']

/** Whether an entry is all that is given. */
function fits(entry: JournalEntry, { where = {}, ...wanted }: Match): boolean {
  const isSame = Object.entries(wanted).every(([field, value]) => valueAt(entry, [field]) === value)
  return isSame && Object.entries(where).every(([path, value]) => valueAt(entry.data, path.split('.')) === value)
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return valueAt(Reflect.get(value, key), rest)
}
