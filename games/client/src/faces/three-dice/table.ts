import {
  royalSicBo,
  sicBo,
  type ThreeDiceEvent,
  type ThreeDiceVariant,
  thaiHiLo,
} from '@chaupar/games/rules/tables/three-dice'
import { type DieFace, dieFace } from '../../drawing/dice.tsx'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'

export function variantOf(variant: string): ThreeDiceVariant {
  return variant === 'thai-hi-lo' ? thaiHiLo : variant === 'royal' ? royalSicBo : sicBo
}

/** Spots in rows, as they lie on the table. */
export function rowsOf(variant: string): readonly (readonly string[])[] {
  const singles = [1, 2, 3, 4, 5, 6].map((number) => `single-${number}`)
  const triples = [1, 2, 3, 4, 5, 6].map((number) => `triple-${number}`)
  const pairs = [1, 2, 3, 4, 5].flatMap((first) =>
    [2, 3, 4, 5, 6].filter((second) => second > first).map((second) => `pair-${first}-${second}`),
  )
  const pairRows = [pairs.slice(0, 5), pairs.slice(5, 10), pairs.slice(10)]
  if (variant === 'thai-hi-lo')
    return [['low', 'hi-lo', 'high'], ['run-1-2-3', 'run-4-5-6'], triples, ...pairRows, singles]
  const totals = [...Array(14).keys()].map((at) => `total-${at + 4}`)
  const doubles = [1, 2, 3, 4, 5, 6].map((number) => `double-${number}`)
  return [
    ['small', 'odd', 'even', 'big'],
    doubles,
    [...triples, 'any-triple'],
    totals.slice(0, 7),
    totals.slice(7),
    ...pairRows,
    singles,
  ]
}

/** Payout of a spot, in hundredths; undefined when that depends on how many dice show it. */
export function timesOf(on: string, variant: string): number | undefined {
  const rules = variantOf(variant)
  const [kind = '', number = ''] = on.split('-')
  const span = rules.spans.find((one) => one.on === on)
  if (span !== undefined) return span.times
  if (kind === 'odd' || kind === 'even') return rules.parity
  if (on === 'any-triple') return rules.anyTriple
  if (kind === 'total') return rules.totals?.[Number(number)]
  if (kind === 'pair' || kind === 'double' || kind === 'triple' || kind === 'run') return rules[kind]
  return undefined
}

/** Dice that are drawn on a spot; none when it is named in words. */
export function diceOn(on: string): readonly DieFace[] {
  const [kind = '', ...numbers] = on.split('-')
  const faces = numbers.map((number) => dieFace(Number(number)))
  const [first] = faces
  if (kind === 'single' || kind === 'pair' || kind === 'run') return faces
  if (first === undefined || kind === 'total') return []
  if (kind === 'double') return [first, first]
  return kind === 'triple' ? [first, first, first] : []
}

/** The dice of a round and their total; null while they are not thrown. */
export function diceOf(round: FaceRound<ThreeDiceEvent> | null): { dice: readonly DieFace[]; total: number } | null {
  const event = shownEvent(round, 'dice')
  return event === undefined ? null : { dice: event.dice.map(dieFace), total: event.total }
}
