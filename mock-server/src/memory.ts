import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives memory back to the system that nobody will ask for again soon: reading sources and documents at the start takes
 * about as much as the server lives on afterwards, and V8 keeps it in case of another such moment. Stands still for
 * some 40 ms.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
