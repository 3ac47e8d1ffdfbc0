import { createHash } from 'node:crypto'
import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import { objectAt } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { toIso } from '../../domain/base/clock.ts'
import { DomainError } from '../../domain/base/errors.ts'
import { seededHash } from '../../scenarios/seeded-players.ts'
import { openStore } from '../../store/store.ts'
import { packed } from '../../world/bundle/packed-image.ts'
import { newestEvents } from '../../world/bundle/shorten.ts'
import { struckCopy } from '../../world/bundle/struck-records.ts'
import { stateDigest } from '../../world/state-digest.ts'
import type { World } from '../../world/world.ts'
import { wireClock } from '../clock.ts'
import type { ControlHandlers } from '../control-call.ts'
import { entriesOf, originOf } from '../journal.ts'
import { wireNetwork } from '../network.ts'
import { maskedScreen } from './screen-secrets.ts'

export type Bundle = ControlData<'saveBundle'>
type Sent = ControlInput<'saveBundle'>
type Screen = NonNullable<Bundle['screen']>

/** Megabytes of a file, as JSON. */
export const mostMegabytes = 32
export const megabyte = 1024 * 1024

/** A fault in one file. */
export const saveBundleHandlers = {
  saveBundle: (input, registry) => {
    const world = registry.get(input.world)
    if (world.isSeedHidden) throw new DomainError('seed_hidden', { world: world.name })
    return world.clock.steady(() => bundleOf(world, input, mostMegabytes * megabyte))
  },
} satisfies Partial<ControlHandlers>

/** The file of a world, with at most so many bytes of JSON. @throws DomainError `world_fits_no_bundle` */
export function bundleOf(world: World, { screen, note }: Pick<Sent, 'screen' | 'note'>, mostBytes: number): Bundle {
  const rows = entriesOf(world)
  const shown = screen === undefined ? null : maskedScreen(world, screen)
  // Half of the rows go at a time: each try packs the world again.
  for (let kept = rows.length; ; kept = Math.floor(kept / 2)) {
    const whole = wholeOf(world, note, rows.slice(rows.length - kept))
    if (whole !== null && rows.length > kept)
      whole.shortened.push(
        `The oldest ${rows.length - kept} of ${rows.length} rows of the journal were left out: a file has at most ${mostMegabytes} MB`,
      )
    const room = whole === null ? -1 : mostBytes - bytesOf(whole) - spare
    if (whole !== null && room >= 0) return signed(shown === null ? whole : withScreen(whole, shown, room))
    if (kept <= 1) throw new DomainError('world_fits_no_bundle', { world: world.name, most: mostMegabytes })
  }
}

/** Bytes for the checksum and a sentence about the screen. */
const spare = 1000

function signed(bundle: Bundle): Bundle {
  return { ...bundle, checksum: checksumOf(bundle) }
}

/** Hash of all the other fields, in their order. */
export function checksumOf({ checksum: _own, ...fields }: Bundle): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** A file without its screen. Null when its image is larger than can be opened. */
function wholeOf(world: World, note: string | undefined, journal: Bundle['journal']): Bundle | null {
  const struck = struckOf(world, journal[0]?.id ?? 0)
  if (struck.image === null) return null
  const { mock, node } = { mock: String(objectAt(readDocument('control'), 'info').version), node: process.version }
  return {
    kind: 'chaupar-bug',
    version: 1,
    savedAt: toIso(world.clock.now()),
    ...(note === undefined ? {} : { note: world.secrets.maskShown(note) }),
    versions: { mock, node, schema: struck.schema },
    world: {
      ...originOf(world),
      clock: wireClock(world.clock.state, world.clock.now()),
      faults: world.faults.list(),
      network: wireNetwork(world.network),
    },
    image: struck.image,
    digest: struck.digest,
    journal,
    shortened:
      world.playback.name === null
        ? []
        : [`The recording ${world.playback.name} is left out: the world answers by its rules`],
    checksum: '',
  }
}

/** The image of a world without its secrets, what its state comes to, and the version of its tables. */
function struckOf(world: World, firstRow: number): { image: string | null; digest: string; schema: number } {
  // Of a copy: what is read from a world's own database stays prepared there.
  const source = openStore(':memory:', world.image())
  try {
    const copy = struckCopy(source, { publicHash: seededHash(world), firstRow })
    try {
      const schema = copy.one('PRAGMA user_version', [], (row) => row.integer('user_version')) ?? 0
      return { image: packed(copy), digest: stateDigest(copy), schema }
    } finally {
      copy.close()
    }
  } finally {
    source.close()
  }
}

function withScreen(whole: Bundle, { events, ...screen }: Screen, room: number): Bundle {
  const kept = newestEvents(events, room - bytesOf(screen))
  if (kept === null) {
    const sentence = `The screen was left out: its last whole picture has no room in a file of ${mostMegabytes} MB`
    return { ...whole, shortened: [...whole.shortened, sentence] }
  }
  if (kept.dropped === 0) return { ...whole, screen: { ...screen, events } }
  const startedAt = kept.events[0]?.timestamp
  return {
    ...whole,
    screen: { ...screen, ...(typeof startedAt === 'number' ? { startedAt } : {}), events: kept.events },
    shortened: [
      ...whole.shortened,
      `The oldest ${kept.dropped} of ${events.length} events of the screen were left out: a file has at most ${mostMegabytes} MB`,
    ],
  }
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}
