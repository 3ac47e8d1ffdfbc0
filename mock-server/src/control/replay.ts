import type { ControlData, ControlInput } from '@chaupar/contracts/control-client'
import { type ControlOperationId, controlOperations } from '@chaupar/contracts/control-operations.gen'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { InvalidInput } from '../contract/invalid-input.ts'
import type { WorldRegistry } from '../world/registry.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'
import { stateDigest } from '../world/state-digest.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'
import { differences } from './replay-compare.ts'
import { formOf, type SentFile } from './replay-form.ts'
import { withSecrets } from './replay-secrets.ts'
import { wireWorld } from './worlds.ts'

export type ReplayOptions = {
  app: FastifyInstance
  /** The control token that the configuration names. */
  token: string | null
  publicPasswords: readonly string[]
}

type Sent = NonNullable<ControlInput<'replayJournal'>['journal']>
type Entry = Sent['entries'][number]

/** Does a journal again in a fresh world. The server is called as its clients call it, at the same moments. */
export function replayHandlers(options: ReplayOptions) {
  return {
    replayJournal: async ({ name, journal: own, data }, registry) => {
      const journal = own ?? data
      if (journal === undefined)
        throw new InvalidInput('A journal is required, or the answer of exportJournal as it came')
      const world = freshWorld(registry, name, journal)
      world.isReplaying = true
      let replayed = 0
      for (const entry of journal.entries) if (await again(options, world, entry)) replayed += 1
      if (journal.end !== undefined) bringTo(world, Date.parse(journal.end.reachedAt))
      world.isReplaying = false
      return {
        world: wireWorld(world),
        replayed,
        digest: stateDigest(world.store),
        differences: whatDiffers(world, journal),
      }
    },
  } satisfies Partial<ControlHandlers>
}

/** @throws InvalidInput for a journal that does not tell its world from the beginning */
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

/** Does one entry again; false for what only follows from others. */
async function again(options: ReplayOptions, world: World, entry: Entry): Promise<boolean> {
  const atMs = Date.parse(entry.at)
  if (entry.kind === 'ledger' || entry.kind === 'socket' || isOutside(entry)) return false
  const reachedAtMs = field(entry.kind === 'http' ? field(entry.data, 'call') : entry.data, 'reachedAtMs')
  if (typeof reachedAtMs === 'number' && reachedAtMs <= atMs) bringTo(world, reachedAtMs)
  world.clock.freeze(atMs)
  if (entry.kind === 'clock' && entry.name === 'tick') world.tick()
  else if (entry.kind === 'http') await send(options, httpRequest(options, world, entry))
  else if (isControlOperation(entry.name)) await send(options, controlRequest(options, world, entry, entry.name))
  if (world.clock.state.mode === 'running') world.clock.freeze()
  return true
}

/** Prices had come so far when it happened, and no farther. */
function bringTo(world: World, reachedAtMs: number): void {
  if (reachedAtMs <= world.feed.reachedMs) return
  world.clock.freeze(reachedAtMs)
  world.tick()
}

/** An answer that was dropped, as it was before, is no failure of the replay. */
async function send({ app }: ReplayOptions, request: InjectOptions): Promise<void> {
  await app.inject(request).then(
    () => {},
    () => {},
  )
}

const methods = ['POST', 'PUT', 'DELETE'] as const

function httpRequest({ publicPasswords }: ReplayOptions, world: World, { data }: Entry): InjectOptions {
  const call = field(data, 'call')
  const text = (name: string): string | undefined => {
    const value = field(call, name)
    return typeof value === 'string' ? value : undefined
  }
  // The games' server is addressed with the name of its world.
  const url = (text('url') ?? '/').replace(/^\/game-host\/rgs\/[^/]+\//, `/game-host/rgs/${world.name}/`)
  const token = withSecrets(world, publicPasswords, text('token'))
  const body = withSecrets(world, publicPasswords, field(data, 'request'))
  const files = field(call, 'files')
  const form = Array.isArray(files) ? formOf(body, files as SentFile[]) : null
  const hasBody = field(call, 'hasBody') === true
  const [key, agent, language] = [text('idempotencyKey'), text('userAgent'), text('language')]
  return {
    method: methods.find((method) => method === text('method')) ?? 'GET',
    url,
    remoteAddress: text('source') ?? '127.0.0.1',
    headers: {
      'x-world': world.name,
      ...(typeof token !== 'string' ? {} : { [url.startsWith('/sports-data') ? 'xu-auth' : 'authorization']: token }),
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
  { data }: Entry,
  id: ControlOperationId,
): InjectOptions {
  const { method, path } = controlOperations[id]
  const rest: Record<string, unknown> = { ...Object(withSecrets(world, publicPasswords, field(data, 'request'))) }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'world' ? world.name : String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { 'x-control-token': token }),
  }
  return { method, url: `/__mock${filled}`, headers, ...(method === 'POST' ? { payload: JSON.stringify(rest) } : {}) }
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
 * Where the world itself did nothing, and does nothing again: what a real backend, or a recording of one, answered, and calls
 * that were refused for coming too often.
 */
function isOutside({ data }: Entry): boolean {
  return field(data, 'backend') !== undefined || field(field(data, 'call'), 'isLimited') === true
}

function isControlOperation(name: string): name is ControlOperationId {
  return Object.hasOwn(controlOperations, name)
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
