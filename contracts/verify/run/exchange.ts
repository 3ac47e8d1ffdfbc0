/** One request and what was answered, as reports show them and checks read them. */
import type { Json } from '@chaupar/api/document'

export interface Exchange {
  readonly provider: string
  /** The operationId. */
  readonly operation: string
  readonly request: SentRequest
  readonly status: number
  /** Their names are in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed when it is JSON, else the text. */
  readonly body: Json
  /** When the request was sent and when its whole answer had come, in ms of this machine's clock. */
  readonly sentAt: number
  readonly cameAt: number
}

export interface SentRequest {
  readonly method: string
  /** The whole address. */
  readonly url: string
  /** As the backend got them, with names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** Parsed when it is JSON, else the text; '' for none. */
  readonly body: Json
}
