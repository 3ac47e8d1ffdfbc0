/** Bodies that differ from a right one in one place: a rule that none of them breaks says nothing. */
import { isObject, type Json } from '@chaupar/api/document'

type Steps = readonly string[]

/** The body with one value changed, each time another one, also to one of these words; those whose names a rule speaks of. */
export function* changedBodies(
  body: Json,
  isNamed: (name: string) => boolean,
  words: readonly string[],
): Generator<Json> {
  for (const { value, steps } of valuesIn(body, [])) {
    const name = steps.findLast((step) => !/^\d+$/.test(step)) ?? ''
    if (!isNamed(name)) continue
    for (const other of othersOf(value, words)) yield changedAt(body, steps, other)
    yield changedAt(body, steps, undefined)
  }
}

function* valuesIn(value: Json, steps: Steps): Generator<{ readonly value: Json; readonly steps: Steps }> {
  yield { value, steps }
  if (Array.isArray(value) || isObject(value))
    for (const [key, inner] of Object.entries<Json>(value)) yield* valuesIn(inner, [...steps, key])
}

const hourMs = 60 * 60 * 1000

function othersOf(value: Json, words: readonly string[]): Json[] {
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.01, value * 1000 + 7, -value]
  if (typeof value === 'boolean') return [!value]
  if (value === null) return ['another']
  if (Array.isArray(value)) {
    const longer = words.flatMap((id) => [
      [...value, { id }],
      [...value, id],
    ])
    return [value.toReversed(), [...value, ...value], [...value, 'another'], ...longer, []]
  }
  if (typeof value !== 'string') return ['another']
  const atMs = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(atMs)) return [`${value}x`, `12345${value}`, ...words]
  const moved = [5.5, -5.5, 24 * 365, -24 * 365].map((hours) => new Date(atMs + hours * hourMs).toISOString())
  return [...moved.map((text) => text.slice(0, value.length)), value.replace(/\.\d+Z$/, 'Z')]
}

/** Undefined takes the value out. */
function changedAt(node: Json, [step, ...rest]: Steps, other: Json | undefined): Json {
  if (step === undefined) return other ?? null
  if (Array.isArray(node)) {
    return node.flatMap((entry, index) => {
      if (String(index) !== step) return [entry]
      return rest.length === 0 && other === undefined ? [] : [changedAt(entry, rest, other)]
    })
  }
  if (!isObject(node)) return node
  const { [step]: old = null, ...others } = node
  return rest.length === 0 && other === undefined ? others : { ...node, [step]: changedAt(old, rest, other) }
}
