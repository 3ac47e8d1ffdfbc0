import type { JsonObject, Operation } from '@chaupar/api/document'
import type { Kind } from './change.ts'
import type { Comparison } from './compare-schemas.ts'
import type { Documents } from './documents.ts'

/** One operation in both versions, with what else has to be known of its document. */
export interface Call {
  readonly of: Comparison
  /** Method and path. */
  readonly at: string
  readonly old: OperationIn
  readonly now: OperationIn
  /** `inner` is a part of the operation: `body`, `answer 200`. */
  add(kind: Kind, words: string, inner?: string): void
}

export interface OperationIn {
  readonly documents: Documents
  readonly document: JsonObject
  readonly operation: Operation
}
