/** What a cover will look like: one decision for each stream of chance, so that a new one leaves the others alone. */
import { type Stream, stream } from './chance.ts'
import { families } from './families.ts'
import { type FamilyName, hintOf } from './family.ts'
import { type Ground, type GroundName, groundNames } from './grounds.ts'
import { type PaletteName, paletteNames } from './inks.ts'
import type { CompositionName } from './motif.ts'
import { type EdgeName, edgeNames, longestSpine, type PlateName } from './plate.ts'

export interface CoverEntry {
  family: FamilyName
  /** Code of the provider; its sign stands on the cover. */
  provider: string
  name: string
  /** The catalogue's theme. It chooses the motif of a slot whose name asks for none. */
  theme?: string
  code?: string
  /** Changes the whole picture; for spreading like palettes. */
  seed?: number
}

export interface Recipe {
  palette: PaletteName
  /** Line and solid change places in the motif. */
  swap: boolean
  ground: Ground
  composition: CompositionName
  /** Degrees of a tilt; its sign says which way. */
  tilt: number
  frame: 'arch' | 'round' | 'octagon' | 'lozenge'
  plate: PlateName
  edge: EdgeName
  hint: string | null
}

/** What all decisions of an entry hang on. */
export function keyOf({ provider, code = '', name, seed = 0 }: CoverEntry): string {
  return `${provider}/${code}/${name}/${seed}`
}

/** Decides; draws nothing. The same entry gives the same recipe for ever. */
export function recipe(entry: CoverEntry): Recipe {
  const { family, name, theme = '' } = entry
  const key = keyOf(entry)
  const comp = stream(key, 'comp')
  const plates = stream(key, 'plate')
  const composition = comp.pick(families[family].compositions)
  const plate = plateOf(plates, family, name)
  return {
    palette: stream(key, 'palette').pick(paletteNames),
    swap: stream(key, 'way').chance(1 / 3),
    ground: groundOf(stream(key, 'ground')),
    composition,
    tilt: comp.between(9, 17) * (comp.chance(0.5) ? 1 : -1),
    frame: comp.pick(['arch', 'round', 'octagon', 'lozenge']),
    // A motif that rises from the foot would be cut by a plaque.
    plate: composition === 'low' && plate === 'plaque' ? 'border' : plate,
    edge: plates.pick(edgeNames),
    hint: family === 'sport' ? name.toLowerCase() : hintOf(family === 'reels' ? `${name} ${theme}`.trim() : name),
  }
}

/** The cells that suit a ground. */
const cells: Readonly<Record<GroundName, readonly [number, number]>> = {
  jaali: [26, 44],
  hex: [20, 30],
  kolam: [24, 40],
  buti: [34, 52],
  bandhani: [24, 44],
  leheriya: [24, 44],
  ikat: [26, 44],
  madras: [36, 52],
}

function groundOf(chance: Stream): Ground {
  const plain = chance.chance(0.2)
  const name = chance.pick(groundNames)
  const [from, to] = cells[name]
  return {
    name: plain ? 'plain' : name,
    cell: Math.round(chance.between(from, to)),
    turn: chance.pick([0, 0, 0, 30, 45]),
    weight: chance.between(0.8, 1.25),
    ink: chance.between(0.13, 0.24),
  }
}

function plateOf(chance: Stream, family: FamilyName, name: string): PlateName {
  const without = families[family].without ?? []
  const suits = (plate: PlateName) => !without.includes(plate) && (plate !== 'spine' || name.length <= longestSpine)
  const options = (['border', 'border', 'left', 'head', 'plaque', 'open', 'spine'] as const).filter(suits)
  return chance.pick([options[0] ?? 'border', ...options.slice(1)])
}
