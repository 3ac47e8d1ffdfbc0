import {
  bonusWheel,
  type MoneyWheelEvent,
  type MoneyWheelVariant,
  moneyWheel,
  smallMoneyWheel,
} from '@chaupar/games/rules/instant/money-wheel'
import type { Sector } from '../../drawing/wheels/fortune-wheel.tsx'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { emblemOf } from './emblems.tsx'

/** A wheel as it is drawn. */
export interface DrawnWheel {
  rules: MoneyWheelVariant
  sectors: readonly Sector[]
  /** Names of the spots, in the order of the layout. */
  spots: readonly string[]
}

/** Spots that are shown as a number, since their name in the rules is a word. */
const numbers: Readonly<Record<string, string>> = {
  two: '2',
  four: '4',
  five: '5',
  seven: '7',
  ten: '10',
  thirteen: '13',
  twentysix: '26',
}

export function numberText(on: string): string | null {
  return numbers[on] ?? null
}

const tones: readonly Sector['tone'][] = [2, 3, 1, 4, 5, 6, 7]

function drawn(rules: MoneyWheelVariant): DrawnWheel {
  const spots = Object.keys(rules.spots)
  return {
    rules,
    spots,
    sectors: rules.segments.map((on) => ({
      tone: toneOf(spots, on),
      label: emblemOf(on) ?? <text>{numberText(on)}</text>,
    })),
  }
}

/** Colour of a spot, on the wheel and on the layout. */
export function toneOf(spots: readonly string[], on: string): Sector['tone'] {
  return tones[spots.indexOf(on)] ?? 7
}

const wheels: Readonly<Record<string, DrawnWheel>> = {
  'seven-spots': drawn(moneyWheel),
  'six-spots': drawn(smallMoneyWheel),
  bonus: drawn(bonusWheel),
}

export function wheelOf(variant: string): DrawnWheel {
  return wheels[variant] ?? drawn(moneyWheel)
}

/** How long the wheel turns, and how long its stop is looked at, in ms. */
export const turnMs = 4_200
export const restMs = 600

/** Where the wheel stopped; null while that is not drawn. */
export function stopOf(round: FaceRound<MoneyWheelEvent> | null) {
  return shownEvent(round, 'spin') ?? null
}
