import { ApiError } from '../api/api-error.ts'
import { isFinalRefusal } from './intent-look-up.ts'

/**
 * Ends a call that takes a row out of a list, where a second one does nothing more. A row that the server does not know
 * (`unknown`, its code) is gone as well; after an answer that was lost, `isListed` asks the list again. Throws the call's own
 * failure where the row is still there, and where nobody can say.
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
