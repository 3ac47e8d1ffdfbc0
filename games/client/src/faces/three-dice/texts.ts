import { bilingual, type Language } from '../../i18n/texts.ts'

export const threeDiceTexts = bilingual(
  {
    roll: 'Roll',
    layout: 'The layout',
    small: 'Small',
    smallSpan: '4–10',
    big: 'Big',
    bigSpan: '11–17',
    low: 'Low',
    lowSpan: '3–10',
    high: 'High',
    highSpan: '11–18',
    hiLo: '11 Hi-Lo',
    odd: 'Odd',
    even: 'Even',
    anyTriple: 'Any',
    anyTripleName: 'Any triple',
    total: (total: number) => `Total ${total}`,
    single: (number: string) => `A ${number} on one, two or three dice`,
    pair: (numbers: string) => `Pair ${numbers}`,
    double: (number: string) => `Double ${number}`,
    triple: (number: string) => `Triple ${number}`,
    run: (numbers: string) => `Run ${numbers}`,
    said: (dice: string, total: number) => `Dice ${dice}, total ${total}.`,
    saidRolls: 'The dice roll.',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    roll: 'पासे फेंकें',
    layout: 'टेबल',
    small: 'छोटा',
    smallSpan: '4–10',
    big: 'बड़ा',
    bigSpan: '11–17',
    low: 'लो',
    lowSpan: '3–10',
    high: 'हाई',
    highSpan: '11–18',
    hiLo: '11 हाई-लो',
    odd: 'विषम',
    even: 'सम',
    anyTriple: 'कोई भी',
    anyTripleName: 'कोई भी ट्रिपल',
    total: (total) => `जोड़ ${total}`,
    single: (number) => `एक, दो या तीन पासों पर ${number}`,
    pair: (numbers) => `जोड़ी ${numbers}`,
    double: (number) => `डबल ${number}`,
    triple: (number) => `ट्रिपल ${number}`,
    run: (numbers) => `लगातार ${numbers}`,
    said: (dice, total) => `पासे ${dice}, जोड़ ${total}।`,
    saidRolls: 'पासे लुढ़क रहे हैं।',
    bets: (count) => `${count} बेट`,
  },
)

/** A spot of the rules in words: 'pair-1-2' -> 'Pair 1, 2'. */
export function spotName(on: string, language: Language): string {
  const t = threeDiceTexts[language]
  const [kind = '', ...numbers] = on.split('-')
  if (on === 'hi-lo') return t.hiLo
  if (on === 'any-triple') return t.anyTripleName
  if (kind === 'total') return t.total(Number(numbers[0]))
  if (kind === 'single' || kind === 'pair' || kind === 'double' || kind === 'triple' || kind === 'run')
    return t[kind](numbers.join(', '))
  if (kind === 'small' || kind === 'big' || kind === 'low' || kind === 'high') return `${t[kind]} ${t[`${kind}Span`]}`
  return kind === 'odd' || kind === 'even' ? t[kind] : on
}

/** What stands on a spot without dice. */
export function spotWord(on: string, language: Language): string {
  if (on === 'any-triple') return threeDiceTexts[language].anyTriple
  return on.startsWith('total-') ? on.slice(6) : spotName(on, language)
}
