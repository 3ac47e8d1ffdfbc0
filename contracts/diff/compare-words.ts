/** What documents say to people, and how far they promise it. */
import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '@chaupar/api/document'
import type { Kind } from './change.ts'

/** Where something changes. */
export interface Place {
  add(kind: Kind, words: string): void
}

/** Keywords without effect on data. */
export const wordKeywords = [
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  'tags',
  '$comment',
  'xml',
]

/** Compared by what they mean: the marks here, the rule with the limits of its schema. */
const comparedApart = ['x-extension', 'x-assumed', 'x-decimals']

/**
 * Descriptions, examples and marks of two nodes. What is marked `x-extension` or `x-assumed` is promised less: a server may
 * lack it, or it may be bargained about. So a mark that comes takes a promise back.
 */
export function compareWords(place: Place, old: JsonObject, now: JsonObject): void {
  compareMark(place, 'x-extension', old['x-extension'], now['x-extension'])
  compareMark(place, 'x-assumed', old['x-assumed'], now['x-assumed'])
  const keys = new Set([...Object.keys(old), ...Object.keys(now)])
  const others = [...keys].filter((key) => wordKeywords.includes(key) || key.startsWith('x-'))
  for (const key of others) {
    if (comparedApart.includes(key) || isDeepStrictEqual(old[key], now[key])) continue
    place.add(
      'editorial',
      old[key] === undefined ? `${key} added` : now[key] === undefined ? `${key} removed` : `${key} changed`,
    )
  }
}

function compareMark(place: Place, mark: string, was: Json | undefined, is: Json | undefined): void {
  if (was === is) return
  if (was === undefined) place.add('breaking', `promised no longer, but ${mark}`)
  else if (is === undefined) place.add('safe', `promised now, no longer ${mark}`)
  else place.add('editorial', `${mark} names ${String(is)}, not ${String(was)}`)
}
