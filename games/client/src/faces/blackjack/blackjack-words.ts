import type { BlackjackEvent } from '@chaupar/games/rules/tables/blackjack-round'
import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shortRupees } from '../../money/amounts.ts'
import type { FaceRound } from '../face.ts'
import { type BlackjackAt, blackjackOf, isBlackjack, type PlayerHand } from './hands.ts'
import { blackjackTexts } from './texts.ts'

/** 'Your hand', or after a split 'Hand 1'. */
export function handName(index: number, hands: number, language: Language): string {
  const t = blackjackTexts[language]
  return hands === 1 ? t.yours : t.hand(index + 1)
}

/** Value of a hand: 'Soft 17', 'Bust, 24', 'Blackjack'; '' without cards. */
export function worthText({ cards, total, isSoft }: PlayerHand, hands: number, language: Language): string {
  const t = blackjackTexts[language]
  if (cards.length === 0 || total === 0) return ''
  if (isBlackjack(cards, hands)) return t.blackjack
  if (total > 21) return t.bust(total)
  return isSoft && total < 21 ? t.soft(total) : String(total)
}

/** The last event in words; at the end what each hand came to. */
export function sayBlackjack(round: FaceRound<BlackjackEvent>, _variant: string, language: Language): string {
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const at = blackjackOf(round)
  return at.isOver ? resultText(at, language) : eventText(last, at, language)
}

function eventText(event: BlackjackEvent, at: BlackjackAt, language: Language): string {
  const t = blackjackTexts[language]
  switch (event.type) {
    case 'card': {
      const { card, total } = event
      const isPlayers = event.to === 'player'
      const name = isPlayers ? handName(event.hand, at.hands.length, language) : t.dealer
      return t.saidCard(name, cardName(card, language), isPlayers && event.isSoft ? t.soft(total) : String(total))
    }
    case 'reveal':
      return t.saidReveal(cardName(event.card, language), event.total)
    case 'peek':
      return event.isBlackjack ? t.dealerBlackjack : t.noBlackjack
    case 'insurance':
      return t.saidInsured(shortRupees(event.amountPaise, language))
    case 'turn':
      return t.saidTurn(event.hand + 1)
    default:
      return { hole: t.saidHole, split: t.saidSplit, double: t.saidDouble, result: '' }[event.type]
  }
}

function resultText({ dealerTotal, hands }: BlackjackAt, language: Language): string {
  const t = blackjackTexts[language]
  const came = hands.map((hand, index) =>
    t.saidHand(
      handName(index, hands.length, language),
      worthText(hand, hands.length, language),
      cameText(hand, language),
    ),
  )
  return [t.saidDealer(dealerTotal), ...came].join(' ')
}

/** Won, given back or lost. */
function cameText({ times }: PlayerHand, language: Language): string {
  const t = blackjackTexts[language]
  if ((times ?? 0) > 100) return t.won
  return times === 100 ? t.push : tableTexts[language].lost
}
