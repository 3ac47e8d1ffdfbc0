import { cardName } from '../../drawing/card-texts.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { shortRupees } from '../../money/amounts.ts'
import type { FaceRound, RoundEvent } from '../face.ts'
import { flagAt, numberAt, textAt } from '../fields.ts'
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
export function sayBlackjack(round: FaceRound, _variant: string, language: Language): string {
  const last = round.events.at(-1)
  if (last === undefined) return ''
  const at = blackjackOf(round)
  return at.isOver ? resultText(at, language) : eventText(last, at, language)
}

function eventText(event: RoundEvent, at: BlackjackAt, language: Language): string {
  const t = blackjackTexts[language]
  const card = cardName(textAt(event, 'card'), language)
  const total = numberAt(event, 'total')
  const index = numberAt(event, 'hand')
  if (event.type === 'card' && event.to === 'dealer') return t.saidCard(t.dealer, card, String(total))
  if (event.type === 'card')
    return t.saidCard(
      handName(index, at.hands.length, language),
      card,
      flagAt(event, 'isSoft') ? t.soft(total) : String(total),
    )
  if (event.type === 'reveal') return t.saidReveal(card, total)
  if (event.type === 'peek') return flagAt(event, 'isBlackjack') ? t.dealerBlackjack : t.noBlackjack
  if (event.type === 'insurance') return t.saidInsured(shortRupees(numberAt(event, 'amountPaise'), language))
  if (event.type === 'turn') return t.saidTurn(index + 1)
  const plain: Readonly<Record<string, string>> = { hole: t.saidHole, split: t.saidSplit, double: t.saidDouble }
  return plain[event.type] ?? ''
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
