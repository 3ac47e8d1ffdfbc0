import { bilingual, type Language } from '../../i18n/texts.ts'

export const twoDiceTexts = bilingual(
  {
    roll: 'Roll',
    layout: 'The layout',
    red: 'Red',
    blue: 'Blue',
    tie: 'Tie',
    odd: 'odd',
    even: 'even',
    below: 'Below 7',
    above: 'Above 7',
    total: (total: string) => `Total ${total}`,
    redWins: 'Red is higher',
    blueWins: 'Blue is higher',
    tied: 'A tie',
    said: (red: string, blue: string, outcome: string, total: number) =>
      `Red ${red}, blue ${blue}: ${outcome}, total ${total}.`,
    saidRolls: 'The dice roll.',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    roll: 'पासे फेंकें',
    layout: 'टेबल',
    red: 'लाल',
    blue: 'नीला',
    tie: 'टाई',
    odd: 'विषम',
    even: 'सम',
    below: '7 से कम',
    above: '7 से ज़्यादा',
    total: (total) => `जोड़ ${total}`,
    redWins: 'लाल बड़ा',
    blueWins: 'नीला बड़ा',
    tied: 'टाई',
    said: (red, blue, outcome, total) => `लाल ${red}, नीला ${blue}: ${outcome}, जोड़ ${total}।`,
    saidRolls: 'पासे लुढ़क रहे हैं।',
    bets: (count) => `${count} बेट`,
  },
)

/** Outcome of the dice: 'Red is higher'. */
export function outcomeName(winner: 'red' | 'blue' | 'tie', language: Language): string {
  const t = twoDiceTexts[language]
  return { red: t.redWins, blue: t.blueWins, tie: t.tied }[winner]
}

/** A spot of the rules in words: 'red-odd' -> 'Red odd'. */
export function spotName(on: string, language: Language): string {
  const t = twoDiceTexts[language]
  const [kind = '', rest = ''] = on.split('-')
  if (kind === 'total') return t.total(rest)
  if (kind === 'below' || kind === 'above' || kind === 'tie') return t[kind]
  if (kind !== 'red' && kind !== 'blue') return on
  return rest === 'odd' || rest === 'even' ? `${t[kind]} ${t[rest]}` : t[kind]
}
