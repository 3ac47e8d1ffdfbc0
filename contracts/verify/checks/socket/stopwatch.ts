/** How long a backend takes to acknowledge each question (spec 7.7). */
import { askedEvents } from '@chaupar/api/realtime.gen'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { answered, hearing } from './hearing.ts'

/** After this many milliseconds the client goes on without an answer. */
const longestMs = 1000
/** The fastest answer counts: a busy machine delays one, not each. */
const times = 3

/** Every question that carries something is about a match. */
export const stopwatchChecks: readonly Check[] = Object.entries(askedEvents).map(([event, { sent }]) => ({
  provider: 'chaupar-realtime',
  operation: event,
  situation: 'acknowledged within 1,000 ms',
  states: [{ name: 'default', params: { signedIn: 'player', ...(sent === null ? {} : { match: true }) } }],
  needs: sent === null ? ['token'] : ['token', 'refMatchId'],
  effect: 'reads',
  run: (scene) => late(scene, event, sent === null ? [] : [{ matchId: '{refMatchId}' }]),
}))

async function late(scene: Scene, event: string, sent: Parameters<typeof answered>[3]): Promise<Finding[]> {
  const hears = await hearing(scene)
  let fastestMs = Number.POSITIVE_INFINITY
  for (let count = 0; count < times && fastestMs > longestMs; count += 1) {
    const askedAt = performance.now()
    await answered(scene, hears, event, sent, () => {
      fastestMs = Math.min(fastestMs, performance.now() - askedAt)
    })
  }
  if (fastestMs <= longestMs) return []
  const came = `after ${Math.round(fastestMs).toLocaleString('en')} ms at the earliest, asked ${times} times`
  return [{ field: event, expected: 'an acknowledgement within 1,000 ms', came }]
}
