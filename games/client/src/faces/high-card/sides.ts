import {
  cricketWar,
  dragonTiger,
  type HighCardEvent,
  type HighCardVariant,
  type Side,
  straightDragonTiger,
} from '@chaupar/games/rules/tables/high-card'
import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { highCardTexts } from './texts.ts'

/** The rules of a variant. */
export function tableOf(variant: string): HighCardVariant {
  return variant === 'cricket-war' ? cricketWar : variant === 'straight' ? straightDragonTiger : dragonTiger
}

/** A side by its name in the rules: 'dragon'. */
export function sideText(side: Side, language: Language): string {
  return highCardTexts[language][side]
}

/** The last event in words: a card on its side, then the winner. */
export function sayHighCard(round: FaceRound<HighCardEvent>, _variant: string, language: Language): string {
  const t = highCardTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) return outcome.winner === 'tie' ? t.saidTie : t.wins(t[outcome.winner])
  const last = round.events.at(-1)
  return last?.type === 'card' ? tableTexts[language].to(t[last.to], cardName(last.card, language)) : ''
}
