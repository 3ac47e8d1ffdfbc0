import { bilingual } from '../../i18n/texts.ts'

export const andarBaharTexts = bilingual(
  {
    andar: 'Andar',
    bahar: 'Bahar',
    joker: 'Joker',
    first: 'gets the first card',
    second: 'gets the second card',
    matched: 'the joker’s rank',
    range: (from: number, to: number) => `${from} to ${to} cards`,
    fallen: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`),
    wins: (side: string, cards: number) => `${side} wins with card ${cards}.`,
    saidJoker: (card: string) => `Joker: ${card}.`,
  },
  {
    andar: 'अंदर',
    bahar: 'बाहर',
    joker: 'जोकर',
    first: 'पहला पत्ता यहाँ',
    second: 'दूसरा पत्ता यहाँ',
    matched: 'जोकर का अंक',
    range: (from, to) => `${from} से ${to} पत्ते`,
    fallen: (cards) => `${cards} पत्ते`,
    wins: (side, cards) => `${side} जीता, पत्ता ${cards}।`,
    saidJoker: (card) => `जोकर: ${card}।`,
  },
)
