/** Limits of a schema, and the rules that this reader does not know the direction of. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '@chaupar/api/document'
import { type Place, wordKeywords } from './compare-words.ts'
import { ceilings, floors } from './effective-schema.ts'

/** Where data changes that one side sends. */
interface DataPlace extends Place {
  readonly fromClient: boolean
  narrower(words: string): void
  wider(words: string): void
}

/** Compared elsewhere, each in its own way. */
const structure = [
  'type',
  'enum',
  'const',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'oneOf',
  'anyOf',
  ...floors,
  ...ceilings,
  'multipleOf',
  'x-decimals',
  'uniqueItems',
  'pattern',
  'format',
  'default',
]

/** The rules of a schema for values without parts. */
export function limitsOf(schema: JsonObject): JsonObject {
  const limits = ['type', 'pattern', 'format', 'multipleOf', 'x-decimals', ...floors, ...ceilings]
  return Object.fromEntries(Object.entries(schema).filter(([key]) => limits.includes(key)))
}

/** Bounds, steps and forms: a tighter one is narrower. */
export function compareLimits(place: DataPlace, old: JsonObject, now: JsonObject): void {
  for (const keyword of floors) compareBound(place, keyword, old[keyword], now[keyword], (was, is) => is > was)
  for (const keyword of ceilings) compareBound(place, keyword, old[keyword], now[keyword], (was, is) => is < was)
  compareBound(place, 'multipleOf', old.multipleOf, now.multipleOf, isMultiple)
  compareBound(place, 'x-decimals', old['x-decimals'], now['x-decimals'], (was, is) => is < was)
  if (old.uniqueItems !== now.uniqueItems) {
    if (now.uniqueItems === true) place.narrower('no value twice')
    else if (old.uniqueItems === true) place.wider('a value twice too')
  }
  for (const keyword of ['pattern', 'format']) {
    const [was, is] = [old[keyword], now[keyword]]
    if (was === is) continue
    if (was === undefined) place.narrower(`${keyword} ${say(is)}`)
    else if (is === undefined) place.wider(`no ${keyword}, was ${say(was)}`)
    else place.add('breaking', `${keyword} ${say(is)}, not ${say(was)}`)
  }
  compareDefault(place, old.default, now.default)
}

function compareBound(
  place: DataPlace,
  keyword: string,
  was: Json | undefined,
  is: Json | undefined,
  isTighter: (was: number, is: number) => boolean,
): void {
  if (was === is) return
  if (typeof was !== 'number' || typeof is !== 'number') {
    if (was === undefined) place.narrower(`${keyword} ${say(is)}`)
    else place.wider(`no ${keyword}, was ${say(was)}`)
    return
  }
  const words = `${keyword} ${is}, not ${was}`
  if (isTighter(was, is)) place.narrower(words)
  else if (keyword === 'multipleOf' && !isMultiple(is, was)) place.add('breaking', words)
  else place.wider(words)
}

/** Steps such as 0.01 are not exact in binary. */
function isMultiple(step: number, of: number): boolean {
  const times = of / step
  return Math.abs(times - Math.round(times)) < 1e-6
}

/** Who leaves a field out means another value than before. */
function compareDefault(place: DataPlace, was: Json | undefined, is: Json | undefined): void {
  if (isDeepStrictEqual(was, is)) return
  const before = was === undefined ? '' : `, not ${say(was)}`
  const words = is === undefined ? `no default${before}` : `${say(is)} when it is left out${before}`
  const harms = place.fromClient ? 'breaking' : 'editorial'
  place.add(was === undefined ? 'safe' : harms, words)
}

/** An unknown rule. Its change is taken as breaking, since its effect is unknown. */
export function compareRest(place: DataPlace, old: JsonObject, now: JsonObject): void {
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (structure.includes(keyword) || wordKeywords.includes(keyword) || keyword.startsWith('x-')) continue
    if (isDeepStrictEqual(old[keyword], now[keyword])) continue
    place.add('breaking', `${keyword} has changed, which may be narrower or wider`)
  }
}

function say(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
