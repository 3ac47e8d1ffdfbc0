import { ranks } from '@chaupar/games/rules/cards'
import type { OneCardEvent } from '@chaupar/games/rules/tables/one-card'
import { cardName } from '../../drawing/card-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shownEvent } from '../events.ts'
import type { FaceRound } from '../face.ts'
import { oneCardTexts } from './texts.ts'

/** Of the bets on ranks, the one that a card decides: 'below', 'akbar'. */
function groupOf(card: string, variant: string): 'below' | 'seven' | 'above' | 'amar' | 'akbar' | 'anthony' {
  const rank = ranks.findIndex((one) => card.startsWith(one)) + 1
  if (variant === 'lucky-seven') return rank === 7 ? 'seven' : rank < 7 ? 'below' : 'above'
  return rank <= 6 ? 'amar' : rank <= 10 ? 'akbar' : 'anthony'
}

/** What a card is in the words of the game: 'Below 7'; '' without a card. */
export function groupText(card: string | undefined, variant: string, language: Language): string {
  return card === undefined ? '' : oneCardTexts[language][groupOf(card, variant)]
}

/** The card, and what it is. */
export function sayOneCard(round: FaceRound<OneCardEvent>, variant: string, language: Language): string {
  const card = shownEvent(round, 'card')?.card
  return card === undefined
    ? ''
    : oneCardTexts[language].said(cardName(card, language), groupText(card, variant, language))
}
