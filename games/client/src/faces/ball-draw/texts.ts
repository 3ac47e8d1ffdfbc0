import { bilingual } from '../../i18n/texts.ts'

/** Each ball is shown for so long before the next, in ms. */
export const ballMs = 130

export const ballTexts = bilingual(
  {
    cards: 'Cards',
    each: (amount: string) => `${amount} a card`,
    draw: 'Draw',
    balls: 'Balls',
    lastBall: 'last',
    card: (card: number) => `Card ${card}`,
    cardSays: (card: string, lines: number, paid: string) =>
      paid === '' ? card : `${card}: ${lines === 1 ? '1 line' : `${lines} lines`}, pays ${paid}`,
    saidCards: (cards: number) => (cards === 1 ? 'One card is dealt.' : `${cards} cards are dealt.`),
    saidBalls: (numbers: string) => `Balls: ${numbers}.`,
    saidLast: (number: number, times: number) => `The last ball is ${number}, with a multiplier of ${times}.`,
    saidLines: (cards: string) => `${cards}.`,
    saidNone: 'No card has a line.',
  },
  {
    cards: 'कार्ड',
    each: (amount) => `हर कार्ड ${amount}`,
    draw: 'निकालें',
    balls: 'गेंदें',
    lastBall: 'आखिरी',
    card: (card) => `कार्ड ${card}`,
    cardSays: (card, lines, paid) => (paid === '' ? card : `${card}: ${lines} लाइन, ${paid} मिलता है`),
    saidCards: (cards) => `${cards} कार्ड बाँटे गए।`,
    saidBalls: (numbers) => `गेंदें: ${numbers}।`,
    saidLast: (number, times) => `आखिरी गेंद ${number}, गुणक ${times}।`,
    saidLines: (cards) => `${cards}।`,
    saidNone: 'किसी कार्ड पर लाइन नहीं बनी।',
  },
)

export type BallTexts = (typeof ballTexts)['en' | 'hi']
