/** A list that holds no entry as expected: which of its entries comes nearest, and what is wrong with that one. */
import { isObject, type Json } from '@chaupar/api/document'
import { placeInWords } from './json-path.ts'
import { cameInWords } from './values.ts'

interface Difference {
  readonly place: string
  readonly words: string
}

/**
 * Pact names the wanted entry by its index in the example, and does not say what the others lack. Compared are fields and kinds,
 * so the words are a help, not the judgement.
 */
export function nearestEntry(example: Json | undefined, list: Json | undefined, pactWords: string) {
  const wanted = Array.isArray(example) ? example[Number(/index (\d+)/.exec(pactWords)?.[1] ?? 0)] : undefined
  const expected = `an entry with ${isObject(wanted) ? Object.keys(wanted).join(', ') : 'what the example has'}`
  if (!Array.isArray(list) || list.length === 0 || wanted === undefined) return { expected, came: cameInWords(list) }
  const [nearest] = list
    .map((entry, index) => ({ index, differences: differencesOf(wanted, entry, []) }))
    .sort((one, other) => one.differences.length - other.differences.length)
  if (!nearest || nearest.differences.length === 0) {
    return { expected, came: `${list.length} entries, none of which has the values that are expected` }
  }
  const words = nearest.differences.map(({ place, words }) => `${place} ${words}`).join('; ')
  return { expected, came: `none; nearest is [${nearest.index}], where ${words}` }
}

function differencesOf(example: Json, value: Json | undefined, steps: readonly string[]): Difference[] {
  const place = placeInWords(steps)
  if (value === undefined) return [{ place, words: 'is missing' }]
  if (Array.isArray(example)) {
    if (!Array.isArray(value)) return [{ place, words: `is ${cameInWords(value)} instead of a list` }]
    const [first] = example
    if (first === undefined) return []
    if (value.length === 0) return [{ place, words: 'is an empty list' }]
    const entries = value.map((entry, index) => differencesOf(first, entry, [...steps, String(index)]))
    return entries.find(({ length }) => length > 0) ?? []
  }
  if (isObject(example)) {
    if (!isObject(value)) return [{ place, words: `is ${cameInWords(value)} instead of an object` }]
    return Object.entries(example).flatMap(([key, one]) => differencesOf(one, value[key], [...steps, key]))
  }
  if (typeof example === typeof value && (example === null) === (value === null)) return []
  return [{ place, words: `is ${cameInWords(value)} instead of ${cameInWords(example)}` }]
}
