import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { numberAt, textAt } from '../fields.ts'
import { baccaratTexts } from './texts.ts'

/** Points of a hand as far as it is dealt; null before its first card. */
export function pointsOf(round: FaceRound | null, side: string): number | null {
  const card = round?.events.findLast(({ type, to }) => type === 'card' && to === side)
  return card === undefined ? null : numberAt(card, 'total')
}

/** The last event in words: a card with the points it makes, then both totals and the winner. */
export function sayBaccarat(round: FaceRound, _variant: string, language: Language): string {
  const t = baccaratTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const winner = textAt(outcome, 'winner')
    const totals = t.totals(pointsOf(round, 'player') ?? 0, pointsOf(round, 'banker') ?? 0)
    return `${totals} ${winner === 'tie' ? t.saidTie : t.wins(winner === 'player' ? t.player : t.banker)}`
  }
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const side = textAt(last, 'to') === 'player' ? t.player : t.banker
  return t.saidCard(side, cardName(textAt(last, 'card'), language), numberAt(last, 'total'))
}
