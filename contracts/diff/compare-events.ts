/** What has changed between two versions of an AsyncAPI document: a channel's events, each pushed or asked. */
import { isDeepStrictEqual } from 'node:util'
import { type JsonObject, listOf } from '@chaupar/api/document'
import type { Changes, Kind, Sender } from './change.ts'
import { SchemaPlace } from './compare-schemas.ts'
import { compareWords } from './compare-words.ts'
import { type Documents, objectOf } from './documents.ts'

/** One event: its message, and the one that acknowledges it. */
interface Event {
  readonly sender: Sender
  readonly message: JsonObject
  readonly reply: JsonObject | null
}

/** Compares two versions of the document of this path; both are there. */
export function compareEvents(before: Documents, after: Documents, document: string, changes: Changes): void {
  const [old, now] = [before.at(document) ?? {}, after.at(document) ?? {}]
  const place = (at: string) => ({
    add: (kind: Kind, words: string) =>
      changes.add({ document, at }, words, { user: null, document, sender: null, kind }),
  })
  compareWords(place('the document'), objectOf(old.info), objectOf(now.info))
  const [addresses, newAddresses] = [addressesOf(old), addressesOf(now)]
  if (!isDeepStrictEqual(addresses, newAddresses)) {
    place('the document').add('breaking', `reached at ${newAddresses.join(', ')}, not ${addresses.join(', ')}`)
  }
  const [was, is] = [eventsOf(before, old), eventsOf(after, now)]
  for (const [name, event] of was) {
    const next = is.get(name)
    if (next === undefined || next.sender !== event.sender) place(name).add('breaking', 'the event is gone')
    else compareEvent(name, event, next)
  }
  for (const [name, { sender }] of is) {
    if (was.get(name)?.sender !== sender) place(name).add('safe', `a new event, sent by the ${sender}`)
  }

  function compareEvent(name: string, old: Event, now: Event): void {
    const of = { before, after, document, user: name, changes }
    compareWords(place(name), old.message, now.message)
    new SchemaPlace(of, old.sender, name).compare(old.message.payload, now.message.payload)
    if (old.reply === null && now.reply !== null) place(name).add('safe', 'acknowledged')
    if (old.reply !== null && now.reply === null) place(name).add('breaking', 'not acknowledged any more')
    if (old.reply === null || now.reply === null) return
    compareWords(place(`answer to ${name}`), old.reply, now.reply)
    new SchemaPlace(of, 'server', `answer to ${name}`).compare(old.reply.payload, now.reply.payload)
  }
}

/** Servers and channels: where one connects. */
function addressesOf({ servers, channels }: JsonObject): string[] {
  const found = Object.values(objectOf(servers)).map((node) => {
    const { protocol, host, pathname } = objectOf(node)
    return `${String(protocol)}://${String(host)}${String(pathname ?? '')}`
  })
  return [...found, ...Object.values(objectOf(channels)).map((node) => String(objectOf(node).address))]
}

/** Events by the names of their messages. What the application of the document sends comes from the server. */
function eventsOf(documents: Documents, document: JsonObject): Map<string, Event> {
  return new Map(
    Object.values(objectOf(document.operations)).flatMap((node) => {
      const { action, messages, reply } = objectOf(node)
      const [answer] = listOf(objectOf(reply).messages)
      return listOf(messages).map((message) => {
        const found = documents.object(message)
        const sender: Sender = action === 'send' ? 'server' : 'client'
        return [
          String(found.name),
          { sender, message: found, reply: answer === undefined ? null : documents.object(answer) },
        ]
      })
    }),
  )
}
