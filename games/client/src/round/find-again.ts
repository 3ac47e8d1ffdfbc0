import type { RgsAnswer } from '@chaupar/api/rgs'
import { type Failed, failedOf } from '../rgs/failure.ts'
import type { RgsClient } from '../rgs/rgs-client.ts'

/** Waits between two questions, in ms; the last one repeats. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000]

/** Codes that say that the server cannot answer now, so that it is asked again. */
const passing = ['ERR_UE', 'ERR_MAINTENANCE']

export type Found = { answer: RgsAnswer<'authenticate'> } | { failed: Extract<Failed, { is: 'refused' }> }

/**
 * Asks for the session until the server answers: with it, or with a refusal that stays. Moves nothing. `lostKey` is that of a call
 * whose answer was lost: the answer says whether it counts, and when it does not, it never will.
 */
export async function findAgain(rgs: RgsClient, wait: (ms: number) => Promise<void>, lostKey?: string): Promise<Found> {
  const body = lostKey === undefined ? {} : { intent: lostKey }
  for (let tries = 0; ; tries += 1) {
    try {
      return { answer: await rgs.call('authenticate', { body }) }
    } catch (error) {
      const failed = failedOf(error)
      if (failed.is === 'refused' && !passing.includes(failed.code)) return { failed }
    }
    await wait(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 8_000)
  }
}
