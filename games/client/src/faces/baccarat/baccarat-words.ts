import type { BaccaratEvent } from '@chaupar/games/rules/tables/baccarat'
import { cardName } from '../../drawing/card-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { baccaratTexts } from './texts.ts'

/** Points of a hand as far as it is dealt; null before its first card. */
export function pointsOf(round: FaceRound<BaccaratEvent> | null, side: 'player' | 'banker'): number | null {
  return shownEvents(round, 'card').findLast(({ to }) => to === side)?.total ?? null
}

/** The last event in words: a card with the points it makes, then both totals and the winner. */
export function sayBaccarat(round: FaceRound<BaccaratEvent>, _variant: string, language: Language): string {
  const t = baccaratTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const { winner } = outcome
    const totals = t.totals(pointsOf(round, 'player') ?? 0, pointsOf(round, 'banker') ?? 0)
    return `${totals} ${winner === 'tie' ? t.saidTie : t.wins(t[winner])}`
  }
  const last = round.events.at(-1)
  return last?.type === 'card' ? t.saidCard(t[last.to], cardName(last.card, language), last.total) : ''
}
