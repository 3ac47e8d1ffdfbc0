import { bilingual } from '../../i18n/texts.ts'

export const diceTexts = bilingual(
  {
    roll: 'Roll',
    chance: 'Chance',
    side: 'Roll',
    under: 'Under',
    over: 'Over',
    pays: 'Pays',
    paysOf: (amount: string) => `pays ${amount}`,
    winsUnder: 'Wins under',
    winsOver: 'Wins over',
    saidRoll: (roll: string) => `The roll is ${roll}.`,
  },
  {
    roll: 'रोल',
    chance: 'संभावना',
    side: 'रोल',
    under: 'नीचे',
    over: 'ऊपर',
    pays: 'भुगतान',
    paysOf: (amount) => `${amount} मिलेंगे`,
    winsUnder: 'इससे नीचे जीत',
    winsOver: 'इससे ऊपर जीत',
    saidRoll: (roll) => `रोल ${roll} है।`,
  },
)
