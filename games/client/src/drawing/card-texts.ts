import { bilingual, type Language } from '../i18n/texts.ts'

/** Cards as they are said. The noun of a Hindi card decides its 'का' or 'की'. */
const cardTexts = bilingual(
  {
    A: 'Ace',
    J: 'Jack',
    Q: 'Queen',
    K: 'King',
    S: 'spades',
    H: 'hearts',
    D: 'diamonds',
    C: 'clubs',
    faceDown: 'Card, face down',
    card: (rank: string, suit: string) => `${rank} of ${suit}`,
    queen: (rank: string, suit: string) => `${rank} of ${suit}`,
  },
  {
    A: 'इक्का',
    J: 'गुलाम',
    Q: 'बेगम',
    K: 'बादशाह',
    S: 'हुकुम',
    H: 'पान',
    D: 'ईंट',
    C: 'चिड़ी',
    faceDown: 'उल्टा पत्ता',
    card: (rank, suit) => `${suit} का ${rank}`,
    queen: (rank, suit) => `${suit} की ${rank}`,
  },
)

/** 'King of spades', of 'KS'; a card that is not shown is 'Card, face down'. */
export function cardName(card: string | null, language: Language): string {
  const t = cardTexts[language]
  if (card === null) return t.faceDown
  return card.startsWith('Q')
    ? t.queen(t.Q, suitName(card, language))
    : t.card(rankName(card, language), suitName(card, language))
}

/** 'King', '10', of a card or of its rank alone. */
export function rankName(card: string, language: Language): string {
  const { A, J, Q, K } = cardTexts[language]
  const rank = card.slice(0, 1)
  const named: Readonly<Record<string, string>> = { A, J, Q, K, T: '10' }
  return named[rank] ?? rank
}

/** 'spades', of a card or of its suit alone. */
export function suitName(card: string, language: Language): string {
  const { S, H, D, C } = cardTexts[language]
  const named: Readonly<Record<string, string>> = { S, H, D, C }
  return named[card.slice(-1)] ?? ''
}
