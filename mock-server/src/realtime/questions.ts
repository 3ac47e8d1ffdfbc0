import type { ClientEvent } from '@chaupar/api/realtime'
import { askedEvents } from '@chaupar/api/realtime.gen'
import type { Schemas } from '../contract/schemas.ts'
import { messageShown } from '../wire/display-texts.ts'
import { type EventCall, type EventOperation, eventOperation, type Questions } from './answer-events.ts'
import { requests } from './requests.ts'

/** The questions of players' sockets (spec 7.7), answered in the language of the handshake. */
export function playerQuestions(schemas: Schemas): Questions {
  return {
    operations: new Map(clientEvents().map((event) => [event, playerOperation(event, schemas)])),
    // A planted refusal has no code, like that of a server that sends none.
    refusal: ({ body: { message, code } }) => ({ status: 'failed', message, ...(code === '' ? {} : { code }) }),
  }
}

/** The events that clients may send. Object.keys forgets that the table has no other keys. */
function clientEvents(): ClientEvent[] {
  const isEvent = (key: string): key is ClientEvent => Object.hasOwn(askedEvents, key)
  return Object.keys(askedEvents).filter(isEvent)
}

function playerOperation(event: ClientEvent, schemas: Schemas): EventOperation {
  const names = askedEvents[event]
  const handler: (...given: [EventCall['world'], EventCall['socket'], never]) => object = requests[event]
  return eventOperation(event, names, schemas, (payload, { world, socket }) =>
    messageShown(world, names.answered, handler(world, socket, payload), socket.data.language),
  )
}
