import {
  cardMatka,
  type MatkaEvent,
  type MatkaVariant,
  matkaRules,
  worliMatka,
} from '@chaupar/games/rules/instant/matka'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceRound } from '../face.ts'

export type DrawName = 'open' | 'close'

export function variantOf(variant: string): MatkaVariant {
  return variant === 'card' ? cardMatka : worliMatka
}

export const digits: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit)

/** The digits of a patti. */
export const digitsDrawn = 3

/** A patti as far as it is shown. */
export interface ShownDraw {
  name: DrawName
  digits: readonly number[]
  /** The cards that it is drawn by; none when it is drawn by digits. */
  cards: readonly string[]
  /** The last digit of its sum; null until all digits are shown. */
  ank: number | null
}

/** The draws of a variant in a round; of the last one only so many digits are shown. */
export function drawsOf(
  round: FaceRound<MatkaEvent> | null,
  variant: string,
  shown = digitsDrawn,
): readonly ShownDraw[] {
  const [last, pattis] = [round?.events.at(-1), shownEvents(round, 'patti')]
  return variantOf(variant).draws.map((name) => {
    const event = pattis.find(({ draw }) => draw === name)
    if (event === undefined) return { name, digits: [], cards: [], ank: null }
    const count = event === last ? shown : digitsDrawn
    return {
      name,
      digits: event.digits.slice(0, count),
      cards: event.cards?.slice(0, count) ?? [],
      ank: count < digitsDrawn ? null : event.ank,
    }
  })
}

/** The jodi of a round; '' before it is shown, or when the variant has none. */
export function jodiOf(round: FaceRound<MatkaEvent> | null): string {
  return shownEvent(round, 'jodi')?.jodi ?? ''
}

/** Spots that win at what is shown. */
export function drawnSpots(draws: readonly ShownDraw[]): ReadonlySet<string> {
  const whole = draws.flatMap(({ ank, ...draw }) => (ank === null ? [] : [{ ...draw, ank }]))
  const jodi = draws.length > 1 && whole.length === draws.length ? [`jodi-${whole.map(({ ank }) => ank).join('')}`] : []
  return new Set([
    ...whole.flatMap(({ name, ank, digits: drawn }) => [
      `${name}-ank-${ank}`,
      ank % 2 === 1 ? `${name}-odd` : `${name}-even`,
      `${name}-patti-${[...drawn].sort((a, b) => a - b).join('')}`,
    ]),
    ...jodi,
  ])
}

export type PattiKind = 'single' | 'double' | 'triple'

function kindOf(patti: string): PattiKind {
  const { size } = new Set(patti)
  return size === 3 ? 'single' : size === 2 ? 'double' : 'triple'
}

/** The 22 pattis of an ank, their digits ascending: twelve single, nine double, one triple. */
export function pattisOf(ank: number): Readonly<Record<PattiKind, readonly string[]>> {
  const all = digits.flatMap((a) =>
    digits
      .filter((b) => b >= a)
      .flatMap((b) => digits.filter((c) => c >= b && (a + b + c) % 10 === ank).map((c) => `${a}${b}${c}`)),
  )
  const ofKind = (kind: PattiKind) => all.filter((patti) => kindOf(patti) === kind)
  return { single: ofKind('single'), double: ofKind('double'), triple: ofKind('triple') }
}

export type Prices = Readonly<Record<PattiKind | 'ank' | 'parity' | 'jodi', number>>

/** Payout of each kind of bet, in hundredths of its stake, as the rules have it; 0 for a kind that the variant has not. */
export function pricesOf(variant: string): Prices {
  const returns = matkaRules(variantOf(variant)).returns()
  const timesOf = (kind: string) => returns.find(({ bet }) => bet === kind)?.mostTimes ?? 0
  return {
    ank: timesOf('Ank'),
    parity: timesOf('Odd or even ank'),
    single: timesOf('Single patti'),
    double: timesOf('Double patti'),
    triple: timesOf('Triple patti'),
    jodi: timesOf('Jodi'),
  }
}
