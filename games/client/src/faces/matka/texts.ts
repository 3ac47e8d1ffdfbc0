import { bilingual, type Language } from '../../i18n/texts.ts'
import { variantOf } from './draws.ts'

export const matkaTexts = bilingual(
  {
    draw: 'Draw',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
    open: 'Open',
    close: 'Close',
    ank: 'Ank',
    patti: 'Patti',
    jodi: 'Jodi',
    odd: 'Odd',
    even: 'Even',
    single: 'Single patti',
    double: 'Double patti',
    triple: 'Triple patti',
    pages: 'Kinds of bets',
    layout: (page: string) => `Bets on ${page}`,
    families: 'Pattis by their ank',
    family: (ank: number) => `Pattis of ank ${ank}`,
    holds: (name: string, amount: string) => `${name}, ${amount} on it`,
    won: (name: string) => `${name}, won`,
    drawn: (name: string) => `${name}, drawn`,
    anyOrder: 'In any order',
    notDrawn: 'Not drawn yet',
    sum: (digits: string, sum: number) => `${digits} = ${sum}`,
    saidDraw: (name: string, digits: string, ank: number) => `${name}: ${digits}, ank ${ank}.`,
    saidCards: (cards: string, digits: string, ank: number) => `${cards}: ${digits}, ank ${ank}.`,
    saidJodi: (jodi: string) => `Jodi ${jodi}.`,
  },
  {
    draw: 'निकालें',
    bets: (count) => `${count} बेट`,
    open: 'ओपन',
    close: 'क्लोज़',
    ank: 'अंक',
    patti: 'पत्ती',
    jodi: 'जोड़ी',
    odd: 'विषम',
    even: 'सम',
    single: 'सिंगल पत्ती',
    double: 'डबल पत्ती',
    triple: 'ट्रिपल पत्ती',
    pages: 'बेट के प्रकार',
    layout: (page) => `${page} पर बेट`,
    families: 'अंक के हिसाब से पत्तियाँ',
    family: (ank) => `अंक ${ank} की पत्तियाँ`,
    holds: (name, amount) => `${name}, इस पर ${amount}`,
    won: (name) => `${name}, जीता`,
    drawn: (name) => `${name}, निकला`,
    anyOrder: 'किसी भी क्रम में',
    notDrawn: 'अभी नहीं निकला',
    sum: (digits, sum) => `${digits} = ${sum}`,
    saidDraw: (name, digits, ank) => `${name}: ${digits}, अंक ${ank}।`,
    saidCards: (cards, digits, ank) => `${cards}: ${digits}, अंक ${ank}।`,
    saidJodi: (jodi) => `जोड़ी ${jodi}।`,
  },
)

type Word = 'open' | 'close' | 'ank' | 'patti' | 'jodi' | 'odd' | 'even'

function isWord(text: string): text is Word {
  return ['open', 'close', 'ank', 'patti', 'jodi', 'odd', 'even'].includes(text)
}

/** The words of a spot or page of the rules: 'open-ank-7' -> ['Open', 'Ank', '7']; a single draw is not named. */
export function wordsOf(on: string, variant: string, language: Language): string[] {
  const parts = on.split('-')
  const named = variantOf(variant).draws.length > 1 ? parts : parts.slice(1)
  return named.map((part) => (isWord(part) ? matkaTexts[language][part] : part))
}

/** 'Open ank 7', 'Patti 027'. */
export function spotName(on: string, variant: string, language: Language): string {
  const [first = '', ...others] = wordsOf(on, variant, language)
  return [first, ...others.map((word) => word.toLowerCase())].join(' ')
}
