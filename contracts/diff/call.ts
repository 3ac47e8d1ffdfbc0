import { isObject, type Json, type JsonObject, type Operation } from '@chaupar/api/document'
import type { Kind, Sender } from './change.ts'
import { type Comparison, SchemaPlace } from './compare-schemas.ts'
import type { Documents } from './documents.ts'

/** One operation in both versions, with what else has to be known of its document. */
export interface Call {
  readonly of: Comparison
  readonly old: OperationIn
  readonly now: OperationIn
}

export interface OperationIn {
  readonly documents: Documents
  readonly document: JsonObject
  readonly operation: Operation
}

/** A part of an operation: `body`, `answer 200`; one that both versions write as the same reference is a shared part. */
export class CallPart {
  readonly #of: Comparison
  readonly #at: string
  /** The document of the shared part; null for a part of the operation itself. */
  readonly #shared: string | null

  constructor(of: Comparison, at: string, shared: string | null = null) {
    this.#of = of
    this.#at = at
    this.#shared = shared
  }

  add(kind: Kind, words: string): void {
    const { changes, document, call, user } = this.#of
    const place = this.#shared === null ? { document, at: this.#at, call } : { document: this.#shared, at: this.#at }
    changes.add(place, words, { user, document, sender: null, kind })
  }

  /** A part within this one. */
  inner(name: string, was?: Json, is?: Json): CallPart {
    const ref = isObject(was) && isObject(is) && was.$ref === is.$ref ? was.$ref : undefined
    if (typeof ref !== 'string') return new CallPart(this.#of, `${this.#at} ${name}`.trim(), this.#shared)
    const [document = '', pointer = ''] = ref.split('#')
    return new CallPart(this.#of, sharedName(pointer), document)
  }

  schema(sender: Sender): SchemaPlace {
    return new SchemaPlace(this.#of, sender, this.#at, { shared: this.#shared })
  }
}

const words: Readonly<Record<string, string>> = {
  parameters: 'parameter',
  responses: 'response',
  headers: 'header',
  requestBodies: 'request body',
}

function sharedName(pointer: string): string {
  const [, , group = '', ...name] = pointer.split('/')
  return `${words[group] ?? group} ${name.join('/')}`
}
