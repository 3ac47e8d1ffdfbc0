import type { ServerEvent, ServerEvents } from '@chaupar/contracts/realtime'

/** Hears a server event for as long as the page lives or until the returned function is called; independent of the connection. */
export function on<Event extends ServerEvent>(event: Event, listener: ServerEvents[Event]): () => void {
  void event
  void listener
  return () => undefined
}
