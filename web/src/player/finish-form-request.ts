import { ApiError } from '../api/api-error.ts'
import { toast } from '../ui/toasts/toast.ts'
import type { Refusal } from './refusal.tsx'

export type Outcome<Data> = {
  /** Aborted when the form was closed meanwhile: the response is ignored then. */
  signal: AbortSignal
  done: (data: Data) => void
  /** The text of the error toast when the server sent no message (spec 8). */
  otherwise: string
  /** Called after the toast. */
  refused?: (refusal: Refusal) => void
}

const noMessage: Refusal = { code: '', message: '', retryAfter: null }

/** Ends a form request that moves no money: calls `done`, or shows the server's message in an error toast (spec 7.8, 8). */
export function finishFormRequest<Data>(answer: Promise<Data>, outcome: Outcome<Data>): Promise<void> {
  const { signal, done, otherwise, refused } = outcome
  return answer.then(
    (data) => {
      if (!signal.aborted) done(data)
    },
    (failure: unknown) => {
      if (signal.aborted) return
      const { message, code, retryAfter } = failure instanceof ApiError ? failure : noMessage
      toast('error', message || otherwise)
      refused?.({ code, message, retryAfter })
    },
  )
}
