/** What the symbols of a game are, by its name: the rules know H1 to L5 alone. */
import type { PictureName } from './pictures.ts'

/** Pictures of H1 to H4, and of L1 to L5 where they are not the letters. */
type High = readonly [PictureName, PictureName, PictureName, PictureName]
type Low = readonly [PictureName, PictureName, PictureName, PictureName, PictureName]

/** The colours of the stage (lights.css); each belongs to several games. */
export type Light = 'temple' | 'grove' | 'sea' | 'jewel' | 'north' | 'fire' | 'night' | 'jade'

export interface Theme {
  high: High
  low: Low
  light: Light
}

const letters: Low = ['ace', 'king', 'queen', 'jack', 'ten']
/** In the manner of the machines with levers: L5, which pays from the fewest, is the cherry. */
const fruits: Low = ['watermelon', 'grapes', 'mango', 'berry', 'cherries']

const theme = (light: Light, high: High, low: Low = letters): Theme => ({ light, high, low })

const temple: High = ['peacock', 'bell', 'lotus', 'lamp']
const sea: High = ['pearl', 'fish', 'starfish', 'anchor']
const norse: High = ['longship', 'shield', 'helm', 'horn']
const seven: High = ['seven', 'bar', 'bell', 'coin']

/** The first whose words a name has; the last fits every name. */
const themes: readonly (readonly [RegExp, Theme])[] = [
  [/lantern 777/i, theme('night', ['seven', 'lamp', 'bell', 'coin'], fruits)],
  [/copper coins/i, theme('fire', ['seven', 'coin', 'bar', 'bell'], fruits)],
  [/ruby 777/i, theme('fire', ['seven', 'ruby', 'bar', 'coin'], fruits)],
  [/strike 777/i, theme('night', ['seven', 'bar', 'star', 'coin'], fruits)],
  [/777/, theme('fire', seven, fruits)],
  [/lotus nights/i, theme('night', ['lotus', 'moon', 'peacock', 'lamp'])],
  [/harbour moon/i, theme('night', ['moon', 'anchor', 'fish', 'lamp'])],
  [/ocean crown/i, theme('sea', ['crown', 'pearl', 'fish', 'starfish'])],
  [/ocean lamp/i, theme('sea', ['lamp', 'pearl', 'fish', 'anchor'])],
  [/sea palace/i, theme('sea', ['crown', 'pearl', 'starfish', 'anchor'])],
  [/coral|pearl|sea|fish|ocean|river|harbour/i, theme('sea', sea)],
  [/berry/i, theme('grove', ['berry', 'cherries', 'grapes', 'watermelon'])],
  [/mango|fruit|orchard|harvest/i, theme('grove', ['mango', 'watermelon', 'cherries', 'grapes'])],
  [/diamond/i, theme('night', ['diamond', 'star', 'ruby', 'sapphire'])],
  [/ruby/i, theme('fire', ['ruby', 'diamond', 'crown', 'coin'])],
  [/gem/i, theme('jewel', ['diamond', 'ruby', 'emerald', 'sapphire'])],
  [/viking hoard/i, theme('north', ['longship', 'crown', 'shield', 'coin'])],
  [/viking|north|shield/i, theme('north', norse)],
  [/tsar/i, theme('fire', ['crown', 'bell', 'diamond', 'coin'])],
  [/jade|mask|quest/i, theme('jade', ['mask', 'emerald', 'drum', 'coin'])],
  [/thunder|drum/i, theme('night', ['drum', 'peacock', 'star', 'bell'])],
  [/festival/i, theme('jewel', ['star', 'drum', 'marigold', 'lamp'])],
  [/marigold/i, theme('fire', ['marigold', 'peacock', 'lotus', 'lamp'])],
  [/monsoon/i, theme('jade', ['peacock', 'drum', 'lotus', 'fish'])],
  [/twin/i, theme('jewel', ['star', 'seven', 'diamond', 'bar'])],
  [/blue temple/i, theme('north', temple)],
  [/stone temple/i, theme('jade', ['mask', 'bell', 'lotus', 'lamp'])],
  [/bells/i, theme('temple', ['bell', 'peacock', 'lotus', 'lamp'])],
  [/temple|lotus|peacock/i, theme('temple', temple)],
]

const unnamed = theme('temple', temple)

/** @param title the game's name, as its cover has it */
export function themeOf(title: string): Theme {
  return themes.find(([words]) => words.test(title))?.[1] ?? unnamed
}

/** The picture of a symbol of the rules ('H1'); W, S and M look the same in every theme. */
export function pictureFor({ high, low }: Theme, symbol: string): PictureName {
  const at = Number(symbol.slice(1)) - 1
  const own = symbol.startsWith('H') ? high[at] : symbol.startsWith('L') ? low[at] : undefined
  return own ?? (symbol === 'S' ? 'scatter' : symbol === 'M' ? 'multiplier' : 'wild')
}
