/** What the symbols of a game are, by its theme: the rules know H1 to L5 alone. */
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

/** By the word that the catalogue has for it. */
const themes: Readonly<Record<string, Theme>> = {
  shrine: theme('temple', ['peacock', 'bell', 'lotus', 'lamp']),
  'lotus-night': theme('night', ['lotus', 'moon', 'peacock', 'lamp']),
  bells: theme('temple', ['bell', 'drum', 'marigold', 'lamp']),
  peacock: theme('jade', ['peacock', 'emerald', 'marigold', 'lotus']),
  marigold: theme('fire', ['marigold', 'peacock', 'lotus', 'lamp']),
  'blue-shrine': theme('north', ['lamp', 'lotus', 'bell', 'moon']),
  stone: theme('jade', ['mask', 'bell', 'lotus', 'lamp']),
  monsoon: theme('jade', ['peacock', 'drum', 'lotus', 'fish']),
  festival: theme('jewel', ['star', 'drum', 'marigold', 'lamp']),
  drum: theme('night', ['drum', 'peacock', 'star', 'bell']),
  mask: theme('jade', ['mask', 'emerald', 'drum', 'coin']),
  fruit: theme('grove', ['mango', 'watermelon', 'cherries', 'grapes']),
  berry: theme('grove', ['berry', 'cherries', 'grapes', 'watermelon']),
  mango: theme('fire', ['mango', 'marigold', 'cherries', 'lamp']),
  orchard: theme('jade', ['cherries', 'grapes', 'berry', 'mango']),
  beach: theme('sea', ['watermelon', 'starfish', 'mango', 'pearl']),
  pearl: theme('sea', ['pearl', 'fish', 'starfish', 'anchor']),
  reef: theme('sea', ['starfish', 'fish', 'emerald', 'pearl']),
  harbour: theme('night', ['moon', 'anchor', 'fish', 'lamp']),
  'ocean-crown': theme('sea', ['crown', 'pearl', 'fish', 'starfish']),
  'ocean-lamp': theme('sea', ['lamp', 'pearl', 'fish', 'anchor']),
  palace: theme('sea', ['crown', 'pearl', 'starfish', 'anchor']),
  corsair: theme('north', ['longship', 'anchor', 'crown', 'coin']),
  gem: theme('jewel', ['diamond', 'ruby', 'emerald', 'sapphire']),
  diamond: theme('night', ['diamond', 'star', 'ruby', 'sapphire']),
  ruby: theme('fire', ['ruby', 'diamond', 'crown', 'coin']),
  emerald: theme('jade', ['emerald', 'sapphire', 'mask', 'coin']),
  sapphire: theme('sea', ['sapphire', 'diamond', 'moon', 'pearl']),
  tsar: theme('fire', ['crown', 'bell', 'diamond', 'coin']),
  raja: theme('temple', ['crown', 'peacock', 'ruby', 'coin']),
  norse: theme('north', ['longship', 'shield', 'helm', 'horn']),
  hoard: theme('north', ['longship', 'crown', 'shield', 'coin']),
  'shield-wall': theme('night', ['shield', 'helm', 'horn', 'moon']),
  horn: theme('fire', ['horn', 'drum', 'helm', 'star']),
  'wild-shield': theme('grove', ['shield', 'horn', 'crown', 'helm']),
  seven: theme('fire', ['seven', 'bar', 'bell', 'coin'], fruits),
  'seven-night': theme('night', ['seven', 'bar', 'star', 'coin'], fruits),
  lantern: theme('night', ['seven', 'lamp', 'bell', 'coin'], fruits),
  copper: theme('fire', ['coin', 'bar', 'crown', 'bell'], fruits),
  'ruby-seven': theme('fire', ['seven', 'ruby', 'bar', 'coin'], fruits),
  'diamond-seven': theme('jewel', ['diamond', 'seven', 'crown', 'coin'], fruits),
  twin: theme('jewel', ['star', 'seven', 'diamond', 'bar']),
  moon: theme('night', ['moon', 'star', 'pearl', 'lamp']),
  star: theme('jewel', ['star', 'moon', 'crown', 'diamond']),
  carnival: theme('fire', ['mask', 'drum', 'star', 'marigold']),
  caravan: theme('fire', ['emerald', 'ruby', 'lamp', 'coin']),
  garden: theme('grove', ['marigold', 'lotus', 'berry', 'peacock']),
  'gem-garden': theme('grove', ['emerald', 'ruby', 'lotus', 'diamond']),
  'gem-night': theme('night', ['ruby', 'emerald', 'diamond', 'star']),
  river: theme('jade', ['fish', 'lotus', 'pearl', 'moon']),
  treasure: theme('sea', ['crown', 'diamond', 'anchor', 'coin']),
  bazaar: theme('temple', ['mango', 'drum', 'bell', 'coin']),
  winter: theme('north', ['star', 'moon', 'sapphire', 'diamond']),
  lamp: theme('fire', ['lamp', 'marigold', 'bell', 'star']),
  wedding: theme('jewel', ['crown', 'drum', 'lamp', 'marigold']),
}

const unnamed = theme('temple', ['peacock', 'bell', 'lotus', 'lamp'])

/** @param word the game's theme in the catalogue; temples where it says nothing that is known */
export function themeOf(word: string): Theme {
  return themes[word] ?? unnamed
}

/** The picture of a symbol of the rules ('H1'); W, S and M look the same in every theme. */
export function pictureFor({ high, low }: Theme, symbol: string): PictureName {
  const at = Number(symbol.slice(1)) - 1
  const own = symbol.startsWith('H') ? high[at] : symbol.startsWith('L') ? low[at] : undefined
  return own ?? (symbol === 'S' ? 'scatter' : symbol === 'M' ? 'multiplier' : 'wild')
}
