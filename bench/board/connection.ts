import type { ClientEvent, OddsSnapshot, OddsUpdate, ServerEvent } from '@chaupar/api/realtime'

/** Stands in the place of src/realtime/connection.ts on the bench page: the same names, fed by the page itself. */
type Listener = (payload: OddsUpdate) => void

const listeners = new Set<Listener>()
let snapshot: OddsSnapshot | null = null

/** What a subscription is answered with. */
export function answerWith(given: OddsSnapshot): void {
  snapshot = given
}

/** Sends an update to all listeners, as the socket would. */
export function deliver(update: OddsUpdate): void {
  for (const listener of listeners) listener(update)
}

export function on(event: ServerEvent, listener: Listener): () => void {
  if (event !== 'odds:update') return () => undefined
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function request(event: ClientEvent): Promise<OddsSnapshot> {
  return event === 'odds:subscribe' && snapshot ? Promise.resolve(snapshot) : Promise.reject(new Error(event))
}
