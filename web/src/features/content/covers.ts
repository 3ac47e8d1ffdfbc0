import { paths } from '../../config/paths.ts'

/** A cover on the first rails; the generated catalogue takes the place of this list. */
export type Cover = {
  name: string
  provider: string
  kind: 'live' | 'turbo'
  href: string
  /** File name in /art/covers. */
  art: string
  /** Inks of the plate under the drawing. */
  tone: 'madder' | 'indigo' | 'rust' | 'neem' | 'peacock' | 'kora' | 'plum' | 'iron'
}

export const popularCovers: readonly Cover[] = [
  { name: 'Aviator', provider: 'Spribe', kind: 'turbo', href: paths.aviator, art: 'aviator', tone: 'madder' },
  { name: 'Roulette', provider: 'Ezugi', kind: 'live', href: '/casino/ezg-roulette', art: 'roulette', tone: 'indigo' },
  {
    name: 'Andar Bahar',
    provider: 'Ezugi',
    kind: 'live',
    href: '/casino/ezg-andarbahar',
    art: 'andar-bahar',
    tone: 'peacock',
  },
  { name: 'Mines', provider: 'Spribe', kind: 'turbo', href: '/casino/spribe/mines', art: 'mines', tone: 'neem' },
  {
    name: 'Teen Patti',
    provider: 'Ezugi',
    kind: 'live',
    href: '/casino/ezg-TeenPatti01',
    art: 'teen-patti',
    tone: 'rust',
  },
  {
    name: 'Crazy Time',
    provider: 'Evolution',
    kind: 'live',
    href: '/casino/ezgevo-crazytime',
    art: 'crazy-time',
    tone: 'plum',
  },
  { name: 'Plinko', provider: 'Spribe', kind: 'turbo', href: '/casino/spribe/plinko', art: 'plinko', tone: 'kora' },
  { name: 'Lucky 7', provider: 'Ezugi', kind: 'live', href: '/casino/ezg-lucky7', art: 'lucky-7', tone: 'iron' },
]
