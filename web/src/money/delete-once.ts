import { ApiError } from '../api/api-error.ts'
import { isFinalRefusal } from './intent-look-up.ts'

/**
 * Treats a delete as done when the row is already gone: the server answers with the code `unknown`, or the response was lost
 * and `isListed` no longer finds the row. Rethrows the failure if the row is still listed or the list cannot be read.
 */
export async function removal(
  answer: Promise<unknown>,
  { unknown, isListed }: { unknown: string; isListed: () => Promise<boolean> },
): Promise<void> {
  try {
    await answer
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === unknown) return
    if (!(failure instanceof ApiError) || isFinalRefusal(failure)) throw failure
    if (await isListed().catch(() => true)) throw failure
  }
}
