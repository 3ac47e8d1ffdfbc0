import { type Mood, moodNamed } from '../face.ts'

const flyers = ['kite', 'plane', 'rocket', 'balloon'] as const

/** What flies, and the light that it flies in. */
export interface CrashTheme {
  flyer: (typeof flyers)[number]
  mood: Mood
}

/** @param theme flyer and mood, 'kite-dusk'; a plane by night where it says nothing else */
export function crashTheme(theme: string): CrashTheme {
  const [flyer, mood = ''] = theme.split('-')
  return { flyer: flyers.find((one) => one === flyer) ?? 'plane', mood: moodNamed(mood) ?? 'night' }
}
