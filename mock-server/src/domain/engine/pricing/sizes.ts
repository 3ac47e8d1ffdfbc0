import { below, nextInStream, openStream } from '../random.ts'

/** Stakes on offer: plausible, decoration only; nothing is drawn from the match's own chance. Whole hundreds of rupees, in paise. */
export function sizes(salt: string, basePaise: number): () => number {
  let stream = openStream(salt, 'sizes')
  return () => {
    stream = nextInStream(stream)
    return Math.floor((basePaise * (30 + below(stream, 141))) / 1_000_000) * 10_000
  }
}
