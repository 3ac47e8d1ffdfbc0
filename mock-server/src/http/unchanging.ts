import type { OperationId } from '@chaupar/contracts/operations.gen'

/** What handlers called unchanging, with the text of the answer once it was written. */
const kept = new WeakMap<object, { id: OperationId; text: string } | null>()

/** Says that this very object is never changed again, so that its JSON need be written once only. */
export function unchanging<Data extends object>(data: Data): Data {
  if (!kept.has(data)) kept.set(data, null)
  return data
}

/** The answer as JSON text: written by `write`, and for unchanging data of the same operation not written again. */
export function writtenOnce(id: OperationId, data: unknown, write: (data: unknown) => string): string {
  if (typeof data !== 'object' || data === null) return write(data)
  const known = kept.get(data)
  if (known === undefined) return write(data)
  if (known?.id === id) return known.text
  const text = write(data)
  kept.set(data, { id, text })
  return text
}
