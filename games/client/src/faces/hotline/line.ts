import {
  type HotlineEvent,
  hotline,
  hotlineBlaze,
  hotlineRules,
  hotlineTurbo,
  lineOf,
} from '@chaupar/games/rules/instant/hotline'
import { roundOnTable } from '../../drawing/table-round.ts'
import { shownEvent } from '../events.ts'
import type { Bet, FaceProps } from '../face.ts'

export type Risk = 'low' | 'high'

function variantOf(variant: string): typeof hotline {
  return variant === 'turbo' ? hotlineTurbo : variant === 'blaze' ? hotlineBlaze : hotline
}

export function rulesOf(variant: string): ReturnType<typeof hotlineRules> {
  return hotlineRules(variantOf(variant))
}

export function riskOf({ mode }: Bet): Risk {
  return mode === 'high' ? 'high' : 'low'
}

/** The colours of the line's cells, in their order. */
export function cellsOf(variant: string, risk: Risk): ReturnType<typeof lineOf> {
  return lineOf(variantOf(variant).lines[risk])
}

/** Payout of a won bet, in hundredths of its stake; the returns of the rules stand in this order, risk by risk. */
export function pricesOf(variant: string, risk: Risk): { colour: number; hot: number } {
  const times = rulesOf(variant)
    .returns()
    .map(({ mostTimes }) => mostTimes)
  const [colour = 0, hot = 0] = risk === 'low' ? times : times.slice(2)
  return { colour, hot }
}

/** Where the line stands: the cell under the mark, whether it runs there now; null before a round on this line. */
export function stoppedAt(
  props: Pick<FaceProps<HotlineEvent>, 'phase' | 'round' | 'bet' | 'canChoose'>,
): number | null {
  const round = roundOnTable(props)
  if (round === null || (props.canChoose && riskOf(round.bet) !== riskOf(props.bet))) return null
  return shownEvent(round, 'line')?.cell ?? null
}
