import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { InvalidInput } from '../contract/invalid-input.ts'
import { countEntries } from '../domain/money/ledger.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'
import { stateDigest } from '../world/state-digest.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'
import { controlRoute, filledPath, type ReplayEntry, recordedCall } from './replay-address.ts'
import { differences } from './replay-compare.ts'
import { formOf, sentFiles } from './replay-form.ts'
import { withSecrets } from './replay-secrets.ts'
import { wireWorld } from './worlds.ts'

export type ReplayOptions = {
  app: FastifyInstance
  /** The control token that the configuration names. */
  token: string | null
  publicPasswords: readonly string[]
}

type Sent = NonNullable<ControlInput<'replayJournal'>['journal']>

/** Does a journal again in a fresh world. The server is called as its clients call it, at the same moments. */
export function replayHandlers(options: ReplayOptions) {
  return {
    replayJournal: async ({ name, journal: own, data }, registry) => {
      const journal = own ?? data
      if (journal === undefined)
        throw new InvalidInput('A journal is required, or the answer of exportJournal as it came')
      const { world, replayed } = await repeated(options, registry, { name, journal })
      return {
        world: wireWorld(world),
        replayed,
        digest: stateDigest(world.store),
        differences: whatDiffers(world, journal),
      }
    },
  } satisfies Partial<ControlHandlers>
}

export type Repeated = {
  /** Of the new world; absent = a random one. */
  name: string | undefined
  journal: Sent
  /** Id of an entry after which it stops; absent = all of it. */
  until?: number
}

/** Repeats a journal in a fresh world. @throws InvalidInput, DomainError as `createWorld`; no world is made then */
export async function repeated(
  options: ReplayOptions,
  registry: WorldRegistry,
  { name, journal, until = Number.POSITIVE_INFINITY }: Repeated,
): Promise<{ world: World; replayed: number }> {
  for (const entry of journal.entries) checkEntry(entry)
  const world = freshWorld(registry, name, journal)
  const posted = lastPosted(journal, until)
  let replayed = 0
  world.isReplaying = true
  try {
    for (const entry of journal.entries) {
      // Ledger entries are journaled before the call that posted them, which still has to be replayed.
      if (entry.id > until && countEntries(world) >= posted) break
      if (await again(options, world, entry)) replayed += 1
    }
    if (journal.end !== undefined) bringTo(world, Date.parse(journal.end.reachedAt))
  } finally {
    world.isReplaying = false
  }
  return { world, replayed }
}

/** Id of the last ledger entry that has a row up to this one. */
function lastPosted({ entries }: Sent, until: number): number {
  const posted = entries.filter(({ id, kind }) => id <= until && kind === 'ledger').map(({ data }) => data?.entryId)
  return Math.max(0, ...posted.filter((id) => typeof id === 'number'))
}

/**
 * A journal may come from an untrusted source, and runs with the rights of its replayer: only calls of the API and of games, and
 * actions on the one replayed world. @throws InvalidInput for everything else, before anything runs
 */
function checkEntry(entry: ReplayEntry): void {
  if (!isAgain(entry)) return
  if (entry.kind !== 'http') controlRoute(entry)
  else {
    recordedCall(entry)
    sentFiles(entry.id, field(field(entry.data, 'call'), 'files'))
  }
}

/** Whether an entry is an action to repeat, and not a consequence of one. */
function isAgain(entry: ReplayEntry): boolean {
  return entry.kind !== 'ledger' && entry.kind !== 'socket' && !isOutside(entry)
}

/** @throws InvalidInput for a journal that does not begin with its world */
function freshWorld(registry: WorldRegistry, name: string | undefined, { world, entries }: Sent): World {
  if (world.seed === '') throw new InvalidInput('The journal of a world whose seed is not shown cannot be replayed')
  if ((entries[0]?.id ?? 1) !== 1) throw new InvalidInput('The beginning of this journal is no longer kept')
  const [first, ...further] = world.scenarios.map((call) => ({ name: call.name, params: params(call.params) }))
  if (first?.name !== 'default') throw new InvalidInput('A world begins with the scenario default')
  return registry.create({
    ...(name === undefined ? {} : { name }),
    seed: world.seed,
    frozenAtMs: Date.parse(world.startedAt),
    params: first.params,
    further,
  })
}

function params(given: Record<string, string | number | boolean | null> | undefined): ScenarioParams {
  return given ?? {}
}

/** Repeats one entry; false for a consequence of others. */
async function again(options: ReplayOptions, world: World, entry: ReplayEntry): Promise<boolean> {
  const atMs = Date.parse(entry.at)
  if (!isAgain(entry)) return false
  const reachedAtMs = field(entry.kind === 'http' ? field(entry.data, 'call') : entry.data, 'reachedAtMs')
  if (typeof reachedAtMs === 'number' && reachedAtMs <= atMs) bringTo(world, reachedAtMs)
  world.clock.freeze(atMs)
  if (entry.kind === 'clock' && entry.name === 'tick') world.tick()
  else
    await send(
      options,
      entry.kind === 'http' ? httpRequest(options, world, entry) : controlRequest(options, world, entry),
    )
  if (world.clock.state.mode === 'running') world.clock.freeze()
  return true
}

/** Prices had come so far when it happened, and no farther. */
function bringTo(world: World, reachedAtMs: number): void {
  if (reachedAtMs <= world.feed.reachedMs) return
  world.clock.freeze(reachedAtMs)
  world.tick()
}

/** An answer that was dropped, as it was before, is no failure of the replay. Null: there is nothing to send. */
async function send({ app }: ReplayOptions, request: InjectOptions | null): Promise<void> {
  if (request === null) return
  await app.inject(request).then(
    () => {},
    () => {},
  )
}

function httpRequest({ publicPasswords }: ReplayOptions, world: World, entry: ReplayEntry): InjectOptions | null {
  const { route, params, query } = recordedCall(entry)
  const path = filledPath(route.path, { ...params, world: world.name })
  if (path === null) return null
  const call = field(entry.data, 'call')
  const text = (name: string): string | undefined => {
    const value = field(call, name)
    return typeof value === 'string' ? value : undefined
  }
  const token = withSecrets(world, publicPasswords, text('token'))
  const body = withSecrets(world, publicPasswords, field(entry.data, 'request'))
  const files = sentFiles(entry.id, field(call, 'files'))
  const form = files.length > 0 ? formOf(body, files) : null
  const hasBody = field(call, 'hasBody') === true
  const [key, agent, language] = [text('idempotencyKey'), text('userAgent'), text('language')]
  return {
    method: route.method,
    url: path + query,
    remoteAddress: text('source') ?? '127.0.0.1',
    headers: {
      'x-world': world.name,
      ...(typeof token !== 'string' ? {} : { [path.startsWith('/sports-data') ? 'xu-auth' : 'authorization']: token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(form !== null ? form.headers : hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(form !== null ? { payload: form.payload } : hasBody ? { payload: JSON.stringify(body) } : {}),
  }
}

function controlRequest(
  { token, publicPasswords }: ReplayOptions,
  world: World,
  entry: ReplayEntry,
): InjectOptions | null {
  const route = controlRoute(entry)
  if (route === null) return null
  const sent: Record<string, unknown> = { ...Object(withSecrets(world, publicPasswords, field(entry.data, 'request'))) }
  const inPath = Object.entries(sent).filter(([name]) => route.path.split('/').includes(`:${name}`))
  const params = Object.fromEntries(inPath.map(([name, value]) => [name, String(value)]))
  const url = filledPath(route.path, { ...params, world: world.name })
  if (url === null) return null
  const body = Object.entries(sent).filter(([name]) => !Object.hasOwn(params, name))
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { 'x-control-token': token }),
  }
  const payload = route.method === 'POST' ? { payload: JSON.stringify(Object.fromEntries(body)) } : {}
  return { method: route.method, url, headers, ...payload }
}

function whatDiffers(world: World, journal: Sent): ControlData<'replayJournal'>['differences'] {
  const before = journal.entries
    .filter((entry) => !isOutside(entry))
    .map(({ status, ...entry }) => ({ ...entry, ...(status == null ? {} : { status }) }))
  const found = differences(before, world.journal.query({}), [journal.world.name, world.name])
  const isSame = journal.end === undefined || journal.end.digest === stateDigest(world.store)
  return isSame ? found : [...found.slice(0, 99), 'The state at the end is another one']
}

/**
 * Entries in which the world itself does nothing, in a replay neither: answers of a real backend or a recording, and calls that
 * were refused by the rate limit.
 */
function isOutside({ data }: ReplayEntry): boolean {
  return field(data, 'backend') !== undefined || field(field(data, 'call'), 'isLimited') === true
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
