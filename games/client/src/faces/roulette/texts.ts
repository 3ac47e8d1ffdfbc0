import { bilingual, type Language } from '../../i18n/texts.ts'
import { colourOf } from './spin.ts'

export const rouletteTexts = bilingual(
  {
    spin: 'Spin',
    layout: 'The layout',
    red: 'Red',
    black: 'Black',
    green: 'Green',
    low: '1–18',
    high: '19–36',
    odd: 'Odd',
    even: 'Even',
    dozen: (number: number) => ['1st 12', '2nd 12', '3rd 12'][number - 1] ?? '',
    column: '2 to 1',
    columnName: (number: number) => `Column ${number}`,
    numberName: (number: number, colour: string) => `${number} ${colour.toLowerCase()}`,
    split: 'Split',
    street: 'Street',
    corner: 'Corner',
    line: 'Line',
    straight: 'Number',
    double: 'Double',
    anyDouble: 'Any double',
    doubleOf: (number: number) => `Both balls on ${number}`,
    more: 'Inside bets',
    moreHint: 'Press a number',
    touching: (number: number) => `Bets that touch ${number}`,
    close: 'Close',
    luckyNumbers: 'Lucky numbers',
    luckyPays: (number: number, times: string) => `${number} pays ${times}`,
    saidLucky: (list: string) => `Lucky numbers: ${list}.`,
    saidRolls: 'The ball rolls.',
    saidBall: (names: string) => `${names}.`,
    lowWord: 'low',
    highWord: 'high',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    spin: 'घुमाएँ',
    layout: 'टेबल',
    red: 'लाल',
    black: 'काला',
    green: 'हरा',
    low: '1–18',
    high: '19–36',
    odd: 'विषम',
    even: 'सम',
    dozen: (number) => ['पहले 12', 'दूसरे 12', 'तीसरे 12'][number - 1] ?? '',
    column: '2 : 1',
    columnName: (number) => `कॉलम ${number}`,
    numberName: (number, colour) => `${number} ${colour}`,
    split: 'स्प्लिट',
    street: 'स्ट्रीट',
    corner: 'कॉर्नर',
    line: 'लाइन',
    straight: 'नंबर',
    double: 'डबल',
    anyDouble: 'कोई भी डबल',
    doubleOf: (number) => `दोनों गेंदें ${number} पर`,
    more: 'इनसाइड बेट',
    moreHint: 'एक नंबर दबाएँ',
    touching: (number) => `${number} को छूने वाली बेट`,
    close: 'बंद करें',
    luckyNumbers: 'लकी नंबर',
    luckyPays: (number, times) => `${number} पर ${times}`,
    saidLucky: (list) => `लकी नंबर: ${list}।`,
    saidRolls: 'गेंद घूम रही है।',
    saidBall: (names) => `${names}।`,
    lowWord: 'छोटा',
    highWord: 'बड़ा',
    bets: (count) => `${count} बेट`,
  },
)

/** A spot of the rules in words: 'straight-17' -> '17 black'. */
export function spotName(on: string, language: Language): string {
  const t = rouletteTexts[language]
  const [kind = '', ...rest] = on.split('-')
  const numbers = rest.map(Number)
  const [first = 0] = numbers
  if (kind === 'straight') return t.numberName(first, t[colourOf(first)])
  if (kind === 'split' || kind === 'street' || kind === 'corner' || kind === 'line')
    return `${t[kind]} ${numbers.join(', ')}`
  if (kind === 'column') return t.columnName(first)
  if (kind === 'dozen') return t.dozen(first)
  if (kind === 'double') return numbers.length === 0 ? t.anyDouble : t.doubleOf(first)
  return kind === 'low' || kind === 'high' || kind === 'odd' || kind === 'even' || kind === 'red' || kind === 'black'
    ? t[kind]
    : on
}

/** A number that was called: '17 black, odd, low'. */
export function calledName(number: number, language: Language): string {
  const t = rouletteTexts[language]
  const name = t.numberName(number, t[colourOf(number)])
  if (number === 0) return name
  const parity = number % 2 === 1 ? t.odd : t.even
  return [name, parity.toLowerCase(), number <= 18 ? t.lowWord : t.highWord].join(', ')
}
