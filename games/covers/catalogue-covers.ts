/** The covers of the whole catalogue: which entry gets which picture, under which name. */
import { type CatalogueEntry, nameOf } from '../catalogue/game.ts'
import { games } from '../catalogue/games.ts'
import { sportsEntries } from '../catalogue/home-groups.ts'
import { slotsList } from '../catalogue/provider-index.ts'
import { cover } from './cover.ts'
import { familyOf } from './family.ts'
import { type PaletteName, paletteOf } from './inks.ts'
import { type CoverEntry, recipe } from './recipe.ts'

export interface PlannedCover {
  /** Path as `cover.src` has it. */
  src: string
  entry: CoverEntry
  palette: PaletteName
}

/** A picture differs in palette from this many before it in its list. */
const apart = 4
const tries = 200

/**
 * Plans every cover. Chance puts like palettes side by side, so an entry takes the next seed until it differs in palette from the
 * ones just before it in its list and from the last two of its family, and a slot in its place from theirs. Where it can, it takes
 * the palette that is like the stage of its game. A list's end never changes its start.
 */
export function plannedCovers(): readonly PlannedCover[] {
  const lists = Map.groupBy<string, CatalogueEntry>([...games, ...sportsEntries], ({ provider }) => provider)
  return [...lists.values()].flatMap(spread)
}

function spread(entries: readonly CatalogueEntry[]): PlannedCover[] {
  const planned: PlannedCover[] = []
  for (const game of entries) {
    const first = coverEntry(game)
    const near = planned.slice(-apart)
    const taken = new Set<PaletteName>([
      ...near.map(({ palette }) => palette),
      ...planned
        .filter(({ entry }) => entry.family === first.family)
        .slice(-2)
        .map(({ palette }) => palette),
    ])
    const places = new Set(near.map(({ entry }) => placeOf(entry)))
    const stage = stagePalette(first)
    const suits = (one: CoverEntry) => {
      const { palette } = recipe(one)
      const place = placeOf(one)
      const isApart = !taken.has(palette) && (place === null || !places.has(place))
      return isApart && (stage === null || taken.has(stage) || palette === stage)
    }
    let entry = first
    for (let seed = 1; !suits(entry) && seed < tries; seed += 1) entry = { ...first, seed }
    planned.push({ src: game.cover.src, entry, palette: recipe(entry).palette })
  }
  return planned
}

/** The theme whose place is the whole picture of a slot; null for a motif on cloth. */
function placeOf(entry: CoverEntry): string | null {
  const { composition, hint } = recipe(entry)
  return composition === 'scene' ? hint : null
}

/** The palette that is like the stage of its game; null for reels, whose themes have colours of their own, and where a theme names no light. */
function stagePalette({ family, theme = '' }: CoverEntry): PaletteName | null {
  return family === 'reels' ? null : paletteOf(theme)
}

function coverEntry(game: CatalogueEntry): CoverEntry {
  const name = nameOf(game)
  // The slots come from Ezugi's lobby and carry its sign.
  const provider = game.provider === slotsList.code ? slotsList.casino : game.provider
  const family = familyOf(name, game.category, game.provider)
  const theme = 'theme' in game ? game.theme : undefined
  return { family, provider, name, code: game.code, ...(theme === undefined ? {} : { theme }) }
}

/** Draws a planned cover. */
export function drawn({ entry }: PlannedCover): string {
  return cover(entry)
}
