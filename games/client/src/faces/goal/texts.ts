import { bilingual, type Language } from '../../i18n/texts.ts'

export const goalTexts = bilingual(
  {
    which: 'Field',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    easy: 'Easy',
    hard: 'Hard',
    expert: 'Expert',
    field: 'The way, from the first column to the last',
    column: (column: number, times: string) => `Column ${column}, pays ${times}`,
    tile: (column: number, tile: number) => `Column ${column}, tile ${tile}`,
    closed: 'closed',
    clear: 'clear',
    trap: 'a trap',
    upTo: (times: string) => `up to ${times}`,
    cashOut: 'Cash out',
    takeBack: 'Take the stake back',
    saidOpen: (columns: number) => `The round is open: ${columns} columns. Pick a tile in the first one.`,
    saidClear: (column: number, times: string) => `Column ${column} is crossed. A cash-out pays ${times}.`,
    saidTrap: (column: number) => `A trap in column ${column}.`,
    saidCash: (times: string) => `Cashed out at ${times}.`,
  },
  {
    which: 'मैदान',
    small: 'छोटा',
    medium: 'मध्यम',
    large: 'बड़ा',
    easy: 'आसान',
    hard: 'कठिन',
    expert: 'विशेषज्ञ',
    field: 'रास्ता, पहले स्तंभ से आखिरी तक',
    column: (column, times) => `स्तंभ ${column}, ${times} देता है`,
    tile: (column, tile) => `स्तंभ ${column}, खाना ${tile}`,
    closed: 'बंद',
    clear: 'साफ़',
    trap: 'जाल',
    upTo: (times) => `${times} तक`,
    cashOut: 'कैश आउट',
    takeBack: 'स्टेक वापस लें',
    saidOpen: (columns) => `राउंड खुला है: ${columns} स्तंभ। पहले स्तंभ में एक खाना चुनें।`,
    saidClear: (column, times) => `स्तंभ ${column} पार हुआ। कैश आउट पर ${times} मिलेगा।`,
    saidTrap: (column) => `स्तंभ ${column} में जाल निकला।`,
    saidCash: (times) => `${times} पर कैश आउट हुआ।`,
  },
)

export type GoalTexts = (typeof goalTexts)['en' | 'hi']

/** A field's name in the rules, in words. */
export function fieldText(name: string, language: Language): string {
  const { small, medium, large, easy, hard, expert } = goalTexts[language]
  return new Map(Object.entries({ small, medium, large, easy, hard, expert })).get(name) ?? name
}
