import {
  cricketWar,
  dragonTiger,
  type HighCardVariant,
  straightDragonTiger,
} from '@chaupar/games/rules/tables/high-card'
import { cardName } from '../../drawing/card-texts.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { textAt } from '../fields.ts'
import { highCardTexts } from './texts.ts'

/** The rules of a variant. */
export function tableOf(variant: string): HighCardVariant {
  return variant === 'cricket-war' ? cricketWar : variant === 'straight' ? straightDragonTiger : dragonTiger
}

/** A side by its name in the rules: 'dragon'. */
export function sideText(side: string, language: Language): string {
  const { dragon, tiger, batter, bowler } = highCardTexts[language]
  const named: Readonly<Record<string, string>> = { dragon, tiger, batter, bowler }
  return named[side] ?? ''
}

/** The last event in words: a card on its side, then the winner. */
export function sayHighCard(round: FaceRound, _variant: string, language: Language): string {
  const t = highCardTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const winner = textAt(outcome, 'winner')
    return winner === 'tie' ? t.saidTie : t.wins(sideText(winner, language))
  }
  const last = round.events.at(-1)
  if (last === undefined) return ''
  return tableTexts[language].to(sideText(textAt(last, 'to'), language), cardName(textAt(last, 'card'), language))
}
