import type { AndarBaharEvent } from '@chaupar/games/rules/tables/andar-bahar'
import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { andarBaharTexts } from './texts.ts'

/** How many cards have fallen. */
export function fallenCards(round: FaceRound<AndarBaharEvent> | null): number {
  return shownEvents(round, 'card').length
}

/** The last event in words: the joker, a card as it falls, then the winner and how many cards fell. */
export function sayAndarBahar(round: FaceRound<AndarBaharEvent>, _variant: string, language: Language): string {
  const t = andarBaharTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) return t.wins(t[outcome.winner], outcome.cards)
  const last = round.events.at(-1)
  if (last?.type === 'joker') return t.saidJoker(cardName(last.card, language))
  return last?.type === 'card' ? tableTexts[language].to(t[last.to], cardName(last.card, language)) : ''
}
