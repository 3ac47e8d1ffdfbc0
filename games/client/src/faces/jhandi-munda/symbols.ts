import { type JhandiMundaEvent, jhandiMunda } from '@chaupar/games/rules/instant/dice-table'
import type { DieFace } from '../../drawing/dice.tsx'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'

/** Spots, each a symbol of the dice. */
export const symbols = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const
export type DieSymbol = (typeof symbols)[number]

/** Payout of a symbol by the number of dice that show it, where that is something: [count, hundredths]. */
export const pays: readonly (readonly [count: number, times: number])[] = [
  ...jhandiMunda.timesOfCount.entries(),
].filter(([, times]) => times > 0)

/** The dice of a round; null while they are not thrown. */
export function diceOf(round: FaceRound<JhandiMundaEvent> | null): readonly DieFace[] | null {
  return shownEvent(round, 'dice')?.dice ?? null
}

/** How many dice show each symbol, the most first; only symbols that are shown. */
export function countsOf(dice: readonly DieFace[]): [symbol: DieSymbol, count: number][] {
  return symbols
    .map((symbol): [DieSymbol, number] => [symbol, dice.filter((face) => face === symbol).length])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
}
