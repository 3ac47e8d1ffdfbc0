/** What the symbols of a game are, by its theme: the rules know H1 to L5 alone. */
import type { Metal, Ornament } from './frames.ts'
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
  /** Of the frame and of the tiles under low symbols; no two themes have both the same. */
  metal: Metal
  ornament: Ornament
}

const letters: Low = ['ace', 'king', 'queen', 'jack', 'ten']
/** In the manner of the machines with levers: L5, which pays from the fewest, is the cherry. */
const fruits: Low = ['watermelon', 'grapes', 'mango', 'berry', 'cherries']

const runes: Low = ['fehu', 'uruz', 'thurisaz', 'ansuz', 'raidho']
const stones: Low = ['topaz', 'amethyst', 'garnet', 'opal', 'jade']
const shore: Low = ['scallop', 'coral', 'conch', 'wave', 'drop']

function theme(light: Light, metal: Metal, ornament: Ornament, high: High, low: Low = letters): Theme {
  return { light, metal, ornament, high, low }
}

/** By the word that the catalogue has for it. */
const themes: Readonly<Record<string, Theme>> = {
  shrine: theme('temple', 'gold', 'arches', ['peacock', 'bell', 'lotus', 'lamp']),
  'lotus-night': theme('night', 'enamel', 'scallops', ['lotus', 'moon', 'peacock', 'lamp']),
  bells: theme('temple', 'copper', 'arches', ['bell', 'drum', 'marigold', 'lamp']),
  peacock: theme('jade', 'jade', 'leaves', ['peacock', 'emerald', 'marigold', 'lotus']),
  marigold: theme('fire', 'copper', 'scallops', ['marigold', 'peacock', 'lotus', 'lamp']),
  'blue-shrine': theme('north', 'silver', 'arches', ['lamp', 'lotus', 'bell', 'moon']),
  stone: theme('jade', 'iron', 'arches', ['mask', 'bell', 'lotus', 'lamp']),
  monsoon: theme('jade', 'jade', 'waves', ['peacock', 'drum', 'lotus', 'fish']),
  festival: theme('jewel', 'rose', 'beads', ['star', 'drum', 'marigold', 'lamp']),
  drum: theme('night', 'teak', 'rope', ['drum', 'peacock', 'star', 'bell']),
  mask: theme('jade', 'jade', 'teeth', ['mask', 'emerald', 'drum', 'coin']),
  fruit: theme('grove', 'teak', 'leaves', ['mango', 'watermelon', 'cherries', 'grapes']),
  berry: theme('grove', 'rose', 'leaves', ['berry', 'cherries', 'grapes', 'watermelon']),
  mango: theme('fire', 'gold', 'leaves', ['mango', 'marigold', 'cherries', 'lamp']),
  orchard: theme('jade', 'ivory', 'leaves', ['cherries', 'grapes', 'berry', 'mango']),
  beach: theme('sea', 'ivory', 'waves', ['watermelon', 'starfish', 'mango', 'pearl'], shore),
  pearl: theme('sea', 'ivory', 'beads', ['pearl', 'fish', 'starfish', 'anchor'], shore),
  reef: theme('sea', 'copper', 'waves', ['starfish', 'fish', 'emerald', 'pearl'], shore),
  harbour: theme('night', 'iron', 'rope', ['moon', 'anchor', 'fish', 'lamp'], shore),
  'ocean-crown': theme('sea', 'gold', 'waves', ['crown', 'pearl', 'fish', 'starfish'], shore),
  'ocean-lamp': theme('sea', 'enamel', 'waves', ['lamp', 'pearl', 'fish', 'anchor'], shore),
  palace: theme('sea', 'silver', 'scallops', ['crown', 'pearl', 'starfish', 'anchor'], shore),
  corsair: theme('north', 'teak', 'waves', ['longship', 'anchor', 'crown', 'coin'], shore),
  gem: theme('jewel', 'gold', 'lozenges', ['diamond', 'ruby', 'emerald', 'sapphire'], stones),
  diamond: theme('night', 'silver', 'lozenges', ['diamond', 'star', 'ruby', 'sapphire'], stones),
  ruby: theme('fire', 'lacquer', 'lozenges', ['ruby', 'diamond', 'crown', 'coin'], stones),
  emerald: theme('jade', 'jade', 'lozenges', ['emerald', 'sapphire', 'mask', 'coin'], stones),
  sapphire: theme('sea', 'enamel', 'lozenges', ['sapphire', 'diamond', 'moon', 'pearl'], stones),
  tsar: theme('fire', 'gold', 'beads', ['crown', 'bell', 'diamond', 'coin'], stones),
  raja: theme('temple', 'lacquer', 'arches', ['crown', 'peacock', 'ruby', 'coin'], stones),
  norse: theme('north', 'iron', 'teeth', ['longship', 'shield', 'helm', 'horn'], runes),
  hoard: theme('north', 'gold', 'teeth', ['longship', 'crown', 'shield', 'coin'], runes),
  'shield-wall': theme('night', 'silver', 'teeth', ['shield', 'helm', 'horn', 'moon'], runes),
  horn: theme('fire', 'copper', 'teeth', ['horn', 'drum', 'helm', 'star'], runes),
  'wild-shield': theme('grove', 'teak', 'teeth', ['shield', 'horn', 'crown', 'helm'], runes),
  seven: theme('fire', 'lacquer', 'beads', ['seven', 'bar', 'bell', 'coin'], fruits),
  'seven-night': theme('night', 'silver', 'beads', ['seven', 'bar', 'star', 'coin'], fruits),
  lantern: theme('night', 'lacquer', 'scallops', ['seven', 'lamp', 'bell', 'coin'], fruits),
  copper: theme('fire', 'copper', 'beads', ['coin', 'bar', 'crown', 'bell'], fruits),
  'ruby-seven': theme('fire', 'lacquer', 'teeth', ['seven', 'ruby', 'bar', 'coin'], fruits),
  'diamond-seven': theme('jewel', 'rose', 'lozenges', ['diamond', 'seven', 'crown', 'coin'], fruits),
  twin: theme('jewel', 'silver', 'rope', ['star', 'seven', 'diamond', 'bar'], fruits),
  moon: theme('night', 'enamel', 'beads', ['moon', 'star', 'pearl', 'lamp']),
  star: theme('jewel', 'enamel', 'arches', ['star', 'moon', 'crown', 'diamond']),
  carnival: theme('fire', 'lacquer', 'rope', ['mask', 'drum', 'star', 'marigold']),
  caravan: theme('fire', 'teak', 'lozenges', ['emerald', 'ruby', 'lamp', 'coin'], stones),
  garden: theme('grove', 'jade', 'scallops', ['marigold', 'lotus', 'berry', 'peacock']),
  'gem-garden': theme('grove', 'ivory', 'lozenges', ['emerald', 'ruby', 'lotus', 'diamond'], stones),
  'gem-night': theme('night', 'iron', 'lozenges', ['ruby', 'emerald', 'diamond', 'star'], stones),
  river: theme('jade', 'silver', 'waves', ['fish', 'lotus', 'pearl', 'moon'], shore),
  treasure: theme('sea', 'gold', 'rope', ['crown', 'diamond', 'anchor', 'coin'], shore),
  bazaar: theme('temple', 'teak', 'arches', ['mango', 'drum', 'bell', 'coin']),
  winter: theme('north', 'ivory', 'teeth', ['star', 'moon', 'sapphire', 'diamond'], stones),
  lamp: theme('fire', 'gold', 'scallops', ['lamp', 'marigold', 'bell', 'star']),
  wedding: theme('jewel', 'rose', 'arches', ['crown', 'drum', 'lamp', 'marigold']),
}

const unnamed = theme('temple', 'gold', 'arches', ['peacock', 'bell', 'lotus', 'lamp'])

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
