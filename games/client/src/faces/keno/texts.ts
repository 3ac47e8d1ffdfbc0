import { bilingual } from '../../i18n/texts.ts'

export const kenoTexts = bilingual(
  {
    field: 'Numbers to pick',
    pick: 'Pick 1 to 10 numbers',
    any: 'Pick ten for me',
    clear: 'Clear',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    draw: 'Draw',
    upTo: (times: string) => `up to ${times}`,
    count: (picked: number, most: number) => `${picked} of ${most} picked`,
    pays: 'What is paid, by hits',
    hits: (hits: number) => (hits === 1 ? 'for 1 hit' : `for ${hits} hits`),
    chosen: (number: number) => `${number}, picked`,
    drawn: (number: number) => `${number}, drawn`,
    hit: (number: number) => `${number}, a hit`,
    saidDraw: (numbers: string, hits: number) => `Drawn: ${numbers}. ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  },
  {
    field: 'चुनने के लिए संख्याएँ',
    pick: '1 से 10 संख्याएँ चुनें',
    any: 'मेरे लिए दस चुनें',
    clear: 'हटाएँ',
    risk: 'जोखिम',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    draw: 'निकालें',
    upTo: (times) => `${times} तक`,
    count: (picked, most) => `${most} में से ${picked} चुनी`,
    pays: 'मिलान के अनुसार भुगतान',
    hits: (hits) => `${hits} मिलान पर`,
    chosen: (number) => `${number}, चुनी हुई`,
    drawn: (number) => `${number}, निकली`,
    hit: (number) => `${number}, मिलान`,
    saidDraw: (numbers, hits) => `निकलीं: ${numbers}। ${hits} मिलान।`,
  },
)

export type KenoTexts = (typeof kenoTexts)['en' | 'hi']
