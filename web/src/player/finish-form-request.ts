import { ApiError } from '../api/api-error.ts'
import { toast } from '../ui/toasts/toast.ts'
import type { Refusal } from './refusal.tsx'

export type Outcome<Data> = {
  /** Aborted when the flow was closed meanwhile: then nothing happens any more. */
  signal: AbortSignal
  done: (data: Data) => void
  /** The text of the error toast when the server gave none (spec 8). */
  otherwise: string
  /** After the toast. */
  refused?: (refusal: Refusal) => void
}

const untold: Refusal = { code: '', message: '', retryAfter: null }

/** Ends one call of a form that moves no money: success goes on, failure is the server's own words in an error toast (spec 7.8, 8). */
export function conclude<Data>(answer: Promise<Data>, outcome: Outcome<Data>): Promise<void> {
  const { signal, done, otherwise, refused } = outcome
  return answer.then(
    (data) => {
      if (!signal.aborted) done(data)
    },
    (failure: unknown) => {
      if (signal.aborted) return
      const { message, code, retryAfter } = failure instanceof ApiError ? failure : untold
      toast('error', message || otherwise)
      refused?.({ code, message, retryAfter })
    },
  )
}
