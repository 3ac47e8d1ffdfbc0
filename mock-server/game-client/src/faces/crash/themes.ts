import type { Mood } from '../face.ts'

/** What flies, and the light that it flies in. */
export interface CrashTheme {
  flyer: 'kite' | 'plane' | 'rocket' | 'balloon'
  mood: Mood
}

const themes: readonly [name: RegExp, theme: CrashTheme][] = [
  [/balloon/i, { flyer: 'balloon', mood: 'dusk' }],
  [/kite/i, { flyer: 'kite', mood: 'night' }],
  [/jet/i, { flyer: 'plane', mood: 'iron' }],
  [/rocket|point/i, { flyer: 'rocket', mood: 'night' }],
]

/** By the name of the game; a plane by night when nothing is in it. */
export function crashTheme(title: string): CrashTheme {
  return themes.find(([name]) => name.test(title))?.[1] ?? { flyer: 'plane', mood: 'night' }
}
