import type { TwoHandsEvent } from '@chaupar/games/rules/poker/two-hands'
import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { categoryText } from './categories.ts'
import { pokerTexts } from './texts.ts'

/** What a hand became, in words; '' before it is shown. */
export function becameText(round: FaceRound<TwoHandsEvent> | null, side: 'a' | 'b', language: Language): string {
  const outcome = shownEvent(round, 'outcome')
  return outcome === undefined ? '' : categoryText(outcome.hands[side], language)
}

/** The last event in words: a card and where it falls, then both hands and the winner. */
export function sayPoker(round: FaceRound<TwoHandsEvent>, _variant: string, language: Language): string {
  const t = pokerTexts[language]
  const outcome = shownEvent(round, 'outcome')
  if (outcome !== undefined) {
    const { winner } = outcome
    const hands = t.hands(becameText(round, 'a', language), becameText(round, 'b', language))
    return `${hands} ${winner === 'tie' ? t.saidTie : t.wins(t[winner])}`
  }
  const last = round.events.at(-1)
  return last?.type === 'card' ? tableTexts[language].to(t[last.to], cardName(last.card, language)) : ''
}
