import { isObject, type JsonObject, readJson } from '@chaupar/api/document'
import type { eventWithTime } from 'rrweb'
import * as v from 'valibot'

/** The largest file that is opened, as the mock writes none that is larger. */
const mostBytes = 32 * 1024 * 1024

/** The first and last moments that a browser's Date can hold. */
const momentMs = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15))

/** An event of rrweb, by its outer form: its player leaves out what it cannot show. */
export const pageEvent = v.custom<eventWithTime>(isEvent)

/** What the console reads of a file. The mock checks all of it again when a world is made of it. */
const bundleShape = v.object({
  kind: v.literal('chaupar-bug'),
  version: v.literal(1),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  note: v.optional(v.string()),
  versions: v.record(v.string(), v.union([v.string(), v.number()])),
  world: v.object({
    name: v.string(),
    seed: v.string(),
    clock: v.object({ now: v.pipe(v.string(), v.isoTimestamp()), frozen: v.boolean(), factor: v.number() }),
    faults: v.array(v.object({ target: v.record(v.string(), v.unknown()), effect: v.record(v.string(), v.unknown()) })),
    network: v.object({ profile: v.string() }),
  }),
  journal: v.array(
    v.object({
      id: v.pipe(v.number(), v.integer(), v.minValue(1)),
      at: v.pipe(v.string(), v.isoTimestamp()),
      kind: v.picklist(['http', 'socket', 'clock', 'ledger', 'control', 'fault']),
      name: v.string(),
      direction: v.exactOptional(v.picklist(['in', 'out'])),
      text: v.string(),
      status: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
      ms: v.exactOptional(v.number()),
      username: v.exactOptional(v.string()),
      data: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
  screen: v.optional(v.object({ startedAt: momentMs, address: v.string(), events: v.array(pageEvent) })),
  shortened: v.array(v.string()),
})

export type Bundle = v.InferOutput<typeof bundleShape>
export type Screen = NonNullable<Bundle['screen']>
export type Row = Bundle['journal'][number]

/** A file of saveBundle: as it is read, and whole as it goes to the mock. */
export type OpenFile = { fileName: string; bundle: Bundle; whole: JsonObject }

/** Reads a file of saveBundle; one sentence for any other file. */
export async function readBundleFile(file: File): Promise<OpenFile | { problem: string }> {
  if (file.size > mostBytes) return { problem: 'This file is larger than 32 MB.' }
  const whole = readJson(await file.text())
  if (whole === undefined) return { problem: 'This file is not JSON, or was cut.' }
  if (!isObject(whole) || whole.kind !== 'chaupar-bug') return { problem: 'This file holds no saved bug.' }
  if (typeof whole.version === 'number' && whole.version > 1)
    return {
      problem: `This file has version ${whole.version}, and this console reads version 1: open it with a newer mock.`,
    }
  const read = v.safeParse(bundleShape, whole)
  if (read.success) return { fileName: file.name, bundle: read.output, whole }
  return {
    problem: `This file was changed: ${v.getDotPath(read.issues[0]) ?? 'all of it'} is not as the mock writes it.`,
  }
}

function isEvent(value: unknown): value is eventWithTime {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    Number.isInteger(value.type) &&
    'timestamp' in value &&
    v.is(momentMs, value.timestamp)
  )
}
