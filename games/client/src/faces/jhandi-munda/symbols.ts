import { jhandiMunda } from '@chaupar/games/rules/instant/dice-table'
import { type DieFace, dieFace } from '../../drawing/dice.tsx'
import type { FaceProps, FaceRound } from '../face.ts'
import { textsAt } from '../fields.ts'

/** Spots, each a symbol of the dice. */
export const symbols = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club'] as const
export type DieSymbol = (typeof symbols)[number]

/** Payout of a symbol by the number of dice that show it, where that is something: [count, hundredths]. */
export const pays: readonly (readonly [count: number, times: number])[] = [
  ...jhandiMunda.timesOfCount.entries(),
].filter(([, times]) => times > 0)

/** The dice of a round; null while they are not thrown. */
export function diceOf(round: FaceRound | null): readonly DieFace[] | null {
  const event = round?.events.find(({ type }) => type === 'dice')
  return event === undefined ? null : textsAt(event, 'dice').map(dieFace)
}

/** How many dice show each symbol, the most first; only symbols that are shown. */
export function countsOf(dice: readonly DieFace[]): [symbol: DieSymbol, count: number][] {
  return symbols
    .map((symbol): [DieSymbol, number] => [symbol, dice.filter((face) => face === symbol).length])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
}

/** Names the throw that goes on; null = the dice lie. */
export function runOf({ round, phase, isStill }: Pick<FaceProps, 'round' | 'phase' | 'isStill'>): string | null {
  return phase === 'showing' && !isStill && round?.events.at(-1)?.type === 'dice' ? round.id : null
}
