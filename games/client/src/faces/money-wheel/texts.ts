import { shortTimes } from '../../drawing/table-result.ts'
import { bilingual, type Language } from '../../i18n/texts.ts'
import { numberText } from './wheels.tsx'

export const moneyWheelTexts = bilingual(
  {
    spin: 'Spin',
    layout: 'The layout',
    sun: 'Sun',
    moon: 'Moon',
    coin: 'Coin',
    shell: 'Shell',
    tree: 'Tree',
    night: 'Night',
    wheat: 'Wheat',
    mango: 'Mango',
    cane: 'Cane',
    lotus: 'Lotus',
    tiger: 'Tiger',
    peacock: 'Peacock',
    segments: (count: number, all: number) => `${count} of ${all}`,
    from: (least: string, most: string) => `${least} to ${most}`,
    said: (name: string, times: string) => `${name}, ${times}.`,
    saidTurns: 'The wheel turns.',
    place: 'Place your chips',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  },
  {
    spin: 'घुमाएँ',
    layout: 'टेबल',
    sun: 'सूरज',
    moon: 'चाँद',
    coin: 'सिक्का',
    shell: 'शंख',
    tree: 'पेड़',
    night: 'रात',
    wheat: 'गेहूँ',
    mango: 'आम',
    cane: 'गन्ना',
    lotus: 'कमल',
    tiger: 'बाघ',
    peacock: 'मोर',
    segments: (count, all) => `${all} में ${count}`,
    from: (least, most) => `${least} से ${most}`,
    said: (name, times) => `${name}, ${times}।`,
    saidTurns: 'पहिया घूम रहा है।',
    place: 'चिप रखें',
    bets: (count) => `${count} बेट`,
  },
)

type Pictured =
  | 'sun'
  | 'moon'
  | 'coin'
  | 'shell'
  | 'tree'
  | 'night'
  | 'wheat'
  | 'mango'
  | 'cane'
  | 'lotus'
  | 'tiger'
  | 'peacock'

const pictured: readonly Pictured[] = [
  'sun',
  'moon',
  'coin',
  'shell',
  'tree',
  'night',
  'wheat',
  'mango',
  'cane',
  'lotus',
  'tiger',
  'peacock',
]

/** A spot of the rules in words. */
export function spotName(on: string, language: Language): string {
  const name = pictured.find((one) => one === on)
  return name === undefined ? (numberText(on) ?? on) : moneyWheelTexts[language][name]
}

/** What a spot may pay: '2×', or '3× to 25×' for a bonus. */
export function paysText(times: readonly number[], language: Language): string {
  const [least, most] = [Math.min(...times), Math.max(...times)]
  if (least === most) return shortTimes(least)
  return moneyWheelTexts[language].from(shortTimes(least), shortTimes(most))
}
