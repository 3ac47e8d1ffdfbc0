import { isRecord } from '../lib/storage.ts'

/** Where games may lie beside the game host: origins (`https://games.example`). */
export type GameOrigins = {
  /** Pages in a sandbox without an origin of their own. */
  closed: readonly string[]
  /** Pages that keep their own origin in the sandbox, for storage and cookies of their own. */
  withStorage: readonly string[]
}

/** The part of the runtime configuration (env.ts) that a launched game alone needs, so that the landing page does not carry it. */
export function gameOrigins(given: unknown = window.__CHAUPAR_CONFIG__): GameOrigins {
  const { gameOrigins: closed, gameStorageOrigins: withStorage } = isRecord(given) ? given : {}
  return { closed: words(closed), withStorage: words(withStorage) }
}

function words(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string' && word !== '') : []
}
