import { bilingual, type Language } from '../../i18n/texts.ts'

export const crapsTexts = bilingual(
  {
    roll: 'Roll',
    layout: 'The layout',
    pass: 'Pass line',
    dontPass: 'Do not pass',
    field: 'Field',
    fieldNumbers: '2 · 3 · 4 · 9 · 10 · 11 · 12',
    fieldName: (times: string, two: string, twelve: string) =>
      `Field: 3, 4, 9, 10 and 11 pay ${times}, 2 pays ${two}, 12 pays ${twelve}`,
    anySeven: 'Any seven',
    anyCraps: 'Any craps',
    eleven: 'Eleven',
    comeOut: 'Come-out roll',
    point: 'Point',
    rolls: 'Rolls',
    saidRolls: 'The dice roll.',
    saidPoint: (point: number) => `The point is ${point}.`,
    saidPass: (totals: string) => `Rolled ${totals}: the pass line wins.`,
    saidOut: (totals: string) => `Rolled ${totals}: the pass line loses.`,
    passWins: 'Pass wins',
    passLoses: 'Pass loses',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    roll: 'पासे फेंकें',
    layout: 'टेबल',
    pass: 'पास लाइन',
    dontPass: 'डोंट पास',
    field: 'फ़ील्ड',
    fieldNumbers: '2 · 3 · 4 · 9 · 10 · 11 · 12',
    fieldName: (times, two, twelve) => `फ़ील्ड: 3, 4, 9, 10 और 11 पर ${times}, 2 पर ${two}, 12 पर ${twelve}`,
    anySeven: 'कोई भी सात',
    anyCraps: 'कोई भी क्रैप्स',
    eleven: 'ग्यारह',
    comeOut: 'पहला रोल',
    point: 'पॉइंट',
    rolls: 'रोल',
    saidRolls: 'पासे लुढ़क रहे हैं।',
    saidPoint: (point) => `पॉइंट ${point} है।`,
    saidPass: (totals) => `${totals} आया: पास लाइन जीती।`,
    saidOut: (totals) => `${totals} आया: पास लाइन हारी।`,
    passWins: 'पास जीता',
    passLoses: 'पास हारा',
    bets: (count) => `${count} बेट`,
  },
)

/** A spot of the rules in words. */
export function spotName(on: string, language: Language): string {
  const t = crapsTexts[language]
  const names: Readonly<Record<string, string>> = {
    pass: t.pass,
    'dont-pass': t.dontPass,
    field: t.field,
    'any-seven': t.anySeven,
    'any-craps': t.anyCraps,
    eleven: t.eleven,
  }
  return names[on] ?? on
}
