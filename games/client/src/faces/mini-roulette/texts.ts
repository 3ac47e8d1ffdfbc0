import { bilingual, type Language } from '../../i18n/texts.ts'
import { colourOf } from './wheel.ts'

export const miniTexts = bilingual(
  {
    spin: 'Spin',
    layout: 'The layout',
    low: '1–6',
    high: '7–12',
    odd: 'Odd',
    even: 'Even',
    red: 'Red',
    black: 'Black',
    third: (number: number) => ['1–4', '5–8', '9–12'][number - 1] ?? '',
    green: 'Green',
    said: (name: string) => `${name}.`,
    saidRolls: 'The ball rolls.',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    spin: 'घुमाएँ',
    layout: 'टेबल',
    low: '1–6',
    high: '7–12',
    odd: 'विषम',
    even: 'सम',
    red: 'लाल',
    black: 'काला',
    third: (number) => ['1–4', '5–8', '9–12'][number - 1] ?? '',
    green: 'हरा',
    said: (name) => `${name}।`,
    saidRolls: 'गेंद घूम रही है।',
    bets: (count) => `${count} बेट`,
  },
)

/** A number with its colour: '8 red'. */
export function numberName(number: number, language: Language): string {
  const t = miniTexts[language]
  return `${number} ${t[colourOf(number)].toLowerCase()}`
}

/** A spot of the rules in words. */
export function spotName(on: string, language: Language): string {
  const t = miniTexts[language]
  const [kind = '', number = ''] = on.split('-')
  if (kind === 'straight') return numberName(Number(number), language)
  if (kind === 'third') return t.third(Number(number))
  return on === 'low' || on === 'high' || on === 'odd' || on === 'even' || on === 'red' || on === 'black' ? t[on] : on
}
