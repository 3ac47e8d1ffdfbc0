import { bilingual, type Language } from '../../i18n/texts.ts'

export const hotlineTexts = bilingual(
  {
    risk: 'Risk',
    low: 'Low',
    high: 'High',
    run: 'Run',
    red: 'Red',
    black: 'Black',
    hot: 'Hot',
    blank: 'Blank',
    line: 'The line of cells',
    stopped: (colour: string) => `The line stopped at: ${colour}.`,
  },
  {
    risk: 'जोखिम',
    low: 'कम',
    high: 'ज़्यादा',
    run: 'चलाएँ',
    red: 'लाल',
    black: 'काला',
    hot: 'हॉट',
    blank: 'खाली',
    line: 'खानों की लाइन',
    stopped: (colour) => `लाइन यहाँ रुकी: ${colour}।`,
  },
)

/** A colour of the rules, in words. */
export function colourText(colour: string, language: Language): string {
  const { red, black, hot, blank } = hotlineTexts[language]
  return new Map(Object.entries({ red, black, hot })).get(colour) ?? blank
}
