/** What the name of a slot promises to show. */
import { petals, times } from './ink.ts'
import { drawn, type SymbolPicture, symbolOf } from './symbols.ts'

const crown = drawn('M-13 9L-12-8L-6 1L0-12L6 1L12-8L13 9Z', 'M-12 5H12')
const moon = drawn('M4-13A13 13 0 1 0 13 6A10.500 10.500 0 0 1 4-13Z')
const mask = drawn(
  'M-12-9C-6-14 6-14 12-9C13 3 8 11 0 14C-8 11-13 3-12-9Z',
  'M-9-3C-7-6-4-5-2-3C-4-1-7-1-9-3ZM9-3C7-6 4-5 2-3C4-1 7-1 9-3ZM-4 7Q0 10 4 7M0-1V4',
)
const drum = drawn('M-11-7Q0-10 11-7Q14 0 11 7Q0 10-11 7Q-14 0-11-7Z', 'M-11-7Q-7 0-11 7M-7-8L-2 8L3-8L8 8')
const horn = drawn('M-13-10C-13 4-3 13 12 11L13 4C4 5-5-1-6-11Z', 'M-12-4L-5-6M6 4L5 11')

const marigold: SymbolPicture = ({ ground, line, solid }) =>
  `<g fill="${solid}" stroke="${line}" stroke-width="1.200">${petals(0, 0, 8, 12.5, 12)}${petals(0, 0, 4, 8, 9)}</g><circle r="4" fill="${ground}" stroke="${line}" stroke-width="1.200"/>`

const peacock: SymbolPicture = ({ ground, line, solid }) => {
  const feathers = times(7, (i) => {
    const turn = `rotate(${(i - 3) * 26} 0 8)`
    return `<g transform="${turn}"><ellipse cx="0" cy="-5" rx="3.600" ry="8" fill="${ground}" stroke="${line}"/><circle cx="0" cy="-8.500" r="2" fill="${solid}"/></g>`
  }).join('')
  return `<g stroke-width="1.200">${feathers}<path d="M0-3C3-3 3 1 2 4C5 7 4 13 0 13C-4 13-5 7-2 4C-3 1-3-3 0-3Z" fill="${solid}" stroke="${line}"/></g>`
}

/** First match wins: what is rarer before what many names have. */
const subjects: readonly (readonly [RegExp, SymbolPicture])[] = [
  [/777|\bsevens?\b/i, symbolOf('seven', 0)],
  [/crown|\bking|raja|tsar|throne|royal/i, crown],
  [/mask/i, mask],
  [/drum|dhol|beats/i, drum],
  [/peacock|plume/i, peacock],
  [/\bhorns?\b/i, horn],
  [/bell/i, symbolOf('seven', 2)],
  [/moon|midnight/i, moon],
  [/marigold|garland|saffron/i, marigold],
  [/lotus/i, symbolOf('temple', 0)],
  [/lamp|lantern|aarti|lights?\b/i, symbolOf('temple', 3)],
  [/\bstars?\b|comet/i, symbolOf('seven', 4)],
  [/shield/i, symbolOf('norse', 0)],
  [/helm/i, symbolOf('norse', 2)],
  [/viking|longship|raid/i, symbolOf('norse', 1)],
  [/coin/i, symbolOf('gem', 3)],
  [/ruby|rubies/i, symbolOf('gem', 1)],
  [/emerald|sapphire/i, symbolOf('gem', 2)],
  [/diamond|\bgems?\b|jewel/i, symbolOf('gem', 0)],
  [/anchor|corsair|harbour/i, symbolOf('sea', 3)],
  [/fish|catch/i, symbolOf('sea', 0)],
  [/reef|coral|pearl|shore|beach/i, symbolOf('sea', 2)],
  [/mango/i, symbolOf('fruit', 4)],
  [/berry|berries/i, symbolOf('fruit', 2)],
  [/cherry/i, symbolOf('fruit', 0)],
]

/** The symbol that a name asks for; null leaves it to chance. */
export function subjectOf(name: string): SymbolPicture | null {
  return subjects.find(([words]) => words.test(name))?.[1] ?? null
}
