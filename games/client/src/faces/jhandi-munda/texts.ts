import { bilingual } from '../../i18n/texts.ts'

export const jhandiTexts = bilingual(
  {
    roll: 'Roll',
    layout: 'The layout',
    flag: 'Jhandi, the flag',
    crown: 'Munda, the crown',
    heart: 'Heart',
    spade: 'Spade',
    diamond: 'Diamond',
    club: 'Club',
    pays: 'What pays',
    ofDice: (count: number, times: string) => `${count} dice: ${times}`,
    shows: (name: string, count: number) =>
      count === 1 ? `${name}, one die shows it` : `${name}, ${count} dice show it`,
    counted: (name: string, count: number) => `${count} ${name}`,
    said: (list: string) => `The dice show ${list}.`,
    saidRolls: 'The dice roll.',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    roll: 'पासे फेंकें',
    layout: 'टेबल',
    flag: 'झंडी',
    crown: 'मुंडा',
    heart: 'पान',
    spade: 'हुकुम',
    diamond: 'ईंट',
    club: 'चिड़ी',
    pays: 'क्या मिलता है',
    ofDice: (count, times) => `${count} पासे: ${times}`,
    shows: (name, count) => `${name}, ${count} पासों पर`,
    counted: (name, count) => `${count} ${name}`,
    said: (list) => `पासों पर ${list}।`,
    saidRolls: 'पासे लुढ़क रहे हैं।',
    bets: (count) => `${count} बेट`,
  },
)
