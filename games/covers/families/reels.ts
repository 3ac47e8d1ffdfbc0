import type { Family } from '../motif.ts'
import { scene } from '../scenes.ts'
import { subjectOf } from '../subjects.ts'
import { hero, reelGrid, type ThemeName, themeNames } from '../symbols.ts'

/** A place of the theme, or its reels: three by three, five by three, or the hero symbol alone. */
export const reels: Family = {
  compositions: ['centre', 'tilt', 'framed', 'scene', 'scene', 'scene', 'scene'],
  draw(pen) {
    const { art, hint } = pen
    const chosen: ThemeName = art.pick(['norse', 'seven', 'temple', 'sea', 'gem', 'fruit'])
    const theme = themeNames.find((name) => name === hint) ?? chosen
    const layout = art.pick(['three', 'five', 'hero', 'hero'])
    const start = art.whole(0, 4)
    const which = theme === 'seven' ? 0 : art.whole(0, 4)
    const step = art.pick([2, 3, 7])
    const subject = subjectOf(pen.name)
    if (pen.isScene) return scene(theme, pen, subject)
    if (layout === 'hero') return hero(theme, pen, start, which, subject)
    return reelGrid(theme, pen, layout === 'three' ? 3 : 5, (i) => start + 1 + i * step, which)
  },
}
