/** Everything that the contract documents promise, a line each: answers of operations by status, messages by direction. */
import { isObject, type JsonObject, objectAt, operationsOf, resolve } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'

/** An answer, or a message: what a client asks (`in`), what it is answered and what is pushed to it (`out`). */
export interface Promised {
  readonly document: 'openapi.yaml' | 'rgs.yaml'
  readonly kind: 'call' | 'event'
  /** The operationId, or the event's name. */
  readonly id: string
  /** A status of a call; asked, answered or pushed of an event. */
  readonly part: string
  /** As tests are recorded: `login 200`, `in session_check`. */
  readonly key: string
  /** Whether the document shows an example of the answer or of the message. */
  readonly isShown: boolean
}

/** Of openapi.yaml with its socket, then of rgs.yaml with its own. */
export function promises(): Promised[] {
  return [
    ...calls('openapi.yaml', readDocument('api')),
    ...events('openapi.yaml', readDocument('api')),
    ...calls('rgs.yaml', readDocument('rgs')),
    ...events('rgs.yaml', readDocument('rgs')),
  ]
}

function calls(document: Promised['document'], source: JsonObject): Promised[] {
  return operationsOf(source).flatMap(({ id, node }) =>
    Object.entries(objectAt(node, 'responses')).map(([part, answer]): Promised => {
      const { content } = resolve(source, answer)
      const media = Object.values(isObject(content) ? content : {}).map((one) => objectAt(one))
      const isShown = media.every(({ example, examples }) => example !== undefined || examples !== undefined)
      return { document, kind: 'call', id, part, key: `${id} ${part}`, isShown }
    }),
  )
}

function events(document: Promised['document'], source: JsonObject): Promised[] {
  const one = (id: string, part: string, isShown: boolean): Promised => {
    return { document, kind: 'event', id, part, key: `${part === 'asked' ? 'in' : 'out'} ${id}`, isShown }
  }
  const pushed = Object.entries(objectAt(source, 'x-socket-events', 'pushed'))
  const asked = Object.entries(objectAt(source, 'x-socket-events', 'asked'))
  return [
    ...pushed.map(([id, event]) => one(id, 'pushed', objectAt(event).example !== undefined)),
    // A question may carry nothing.
    ...asked.flatMap(([id, event]) => {
      const { payload, example, answerExample } = objectAt(event)
      const isAskShown = payload === undefined || example !== undefined
      return [one(id, 'asked', isAskShown), one(id, 'answered', answerExample !== undefined)]
    }),
  ]
}
