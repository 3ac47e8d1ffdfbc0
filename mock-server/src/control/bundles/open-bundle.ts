import type { ControlInput } from '@chaupar/api/control-client'
import { invalidInput } from '../../contract/invalid-input.ts'
import { loadDocument } from '../../contract/schemas.ts'
import { usernameKey } from '../../domain/accounts/player-records.ts'
import { clockState } from '../../domain/base/clock.ts'
import { DomainError } from '../../domain/base/errors.ts'
import { seededHash, seededPlayer } from '../../scenarios/seeded-players.ts'
import { readMeta, writeMeta } from '../../store/meta-records.ts'
import { unpacked, unusable } from '../../world/bundle/packed-image.ts'
import { restorePublicPasswords } from '../../world/bundle/struck-records.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import { stateDigest } from '../../world/state-digest.ts'
import type { World } from '../../world/world.ts'
import type { ControlHandlers } from '../control-call.ts'
import { type ReplayOptions, repeated } from '../replay.ts'
import { wireWorld } from '../worlds.ts'
import { type Bundle, checksumOf, megabyte, mostMegabytes } from './save-bundle.ts'

type Sent = ControlInput<'openBundle'>

/** Of the files that this server reads. */
const version = 1

/** World milliseconds for each real one, at most, as scaleClock takes them. */
const fastest = 100_000

/** Worlds from files of `saveBundle`. */
export function openBundleHandlers(options: ReplayOptions) {
  return {
    openBundle: async ({ bundle: sent, name, at }, registry) => {
      const bundle = checkedBundle(sent)
      const world =
        at === undefined ? asSaved(registry, bundle, name) : await asItWas(options, registry, { bundle, name, at })
      return wireWorld(world)
    },
  } satisfies Partial<ControlHandlers>
}

/** A file of a version that this server reads, not edited. @throws DomainError `bundle_unusable`, `bundle_too_large` */
function checkedBundle(sent: Sent['bundle']): Bundle {
  const bytes = Buffer.byteLength(JSON.stringify(sent))
  if (bytes > mostMegabytes * megabyte)
    throw new DomainError('bundle_too_large', { megabytes: Math.ceil(bytes / megabyte), most: mostMegabytes })
  if (sent.kind !== 'chaupar-bug') throw unusable('it is no file in which a fault was saved')
  if (typeof sent.version === 'number' && sent.version > version)
    throw unusable(`it has version ${sent.version}, and this server reads version ${version}`)
  if (!isBundle(sent)) throw new DomainError('bundle_damaged', { mismatch: mismatchOf(sent) })
  if (checksumOf(sent) !== sent.checksum) throw unusable('it was edited after it was saved')
  return sent
}

const check = (value: unknown) => loadDocument('control').schemas.named('Bundle')(value)

function isBundle(value: Record<string, unknown>): value is Bundle & Record<string, unknown> {
  return check(value) === null
}

function mismatchOf(value: unknown): string {
  const mismatch = check(value)
  return mismatch === null ? '' : invalidInput('bundle', mismatch).message
}

/** The world in the image. @throws DomainError `bundle_unusable`, and as `WorldRegistry.create` */
function asSaved(registry: WorldRegistry, bundle: Bundle, name: string | undefined): World {
  try {
    return registry.adopt(imageOf(bundle), name, (world) => {
      restorePublicPasswords(world.store, seededHash(world), usernameKey(seededPlayer.username))
      if (!bundle.world.clock.frozen) world.clock.resume()
    })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw unusable('its image holds no world')
  }
}

/** The rows of a checked image in tables of our own, the clock at the moment of saving. */
function imageOf({ image, digest, savedAt }: Bundle): Uint8Array {
  const store = unpacked(image)
  try {
    if (stateDigest(store) !== digest) throw unusable('its world is not the one that was saved: the image was edited')
    // Only the clock's speed is taken from the image: its time could be centuries away from what happened.
    const scale = Math.min(fastest, Math.max(0, readMeta(store, 'clock', clockState)?.scale ?? 1))
    writeMeta(store, 'clock', { mode: 'frozen', worldMs: Date.parse(savedAt), systemMs: 0, scale })
    return store.image()
  } finally {
    store.close()
  }
}

/** The world right after a row of the journal. Its clock stands. @throws DomainError `bundle_unusable`, and as `repeated` */
async function asItWas(
  options: ReplayOptions,
  registry: WorldRegistry,
  { bundle: { journal, world }, name, at }: { bundle: Bundle; name: string | undefined; at: number },
): Promise<World> {
  const row = journal.find(({ id }) => id === at)
  if (row === undefined) throw unusable(`its journal has no row ${at}`)
  if (journal[0]?.id !== 1) throw new DomainError('bundle_without_beginning')
  const { clock: _clock, faults: _faults, network: _network, ...origin } = world
  const exported = { version: 1, world: origin, entries: journal } as const
  const { world: made } = await repeated(options, registry, { name, journal: exported, until: at })
  made.clock.freeze(Math.max(made.clock.now(), Date.parse(row.at)))
  return made
}
