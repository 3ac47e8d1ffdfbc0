import { below, nextInStream, openStream } from '../../random.ts'
import { BALLS } from './spec.ts'
import type { Rain } from './state.ts'

/**
 * Rain of the match, or null (95 in 100). Play always resumes at full length, or there is no result; no overs are lost, so no target is
 * revised. After five overs of the chase a washout would need a revised result, so from there on it only delays.
 */
export function drawRain(seed: string): Rain | null {
  let stream = openStream(seed, 'weather')
  const draw = (limit: number): number => {
    stream = nextInStream(stream)
    return below(stream, limit)
  }
  const kind = draw(1000)
  if (kind >= 50) return null
  const washout = kind < 12
  const innings = draw(2) === 0 ? 0 : 1
  const balls = innings === 1 && washout ? draw(30) : draw(BALLS)
  const delayMs = (10 + draw(31)) * 60_000
  return { innings, balls, delayMs, washout }
}
