import type { OperationId } from '@chaupar/contracts/operations.gen'
import { successMessage } from './success-messages.ts'

/** What handlers called unchanging, with the text of the answer once it was written. */
const kept = new WeakMap<object, { id: OperationId; text: string } | null>()

/** Says that this very object is never changed again, so that its JSON need be written once only. */
export function unchanging<Data extends object>(data: Data): Data {
  if (!kept.has(data)) kept.set(data, null)
  return data
}

/** The whole answer as JSON text when its data is known not to change; null = write it anew. */
export function keptAnswer(id: OperationId, data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const known = kept.get(data)
  if (known === undefined) return null
  if (known?.id === id) return known.text
  const text = JSON.stringify({ error: false, message: successMessage(id), data })
  kept.set(data, { id, text })
  return text
}
