import type { JsonObject } from '@chaupar/api/document'
import { seededPlayer } from '@chaupar/playwright'

/** A game as the bench opens it (bench/bench-games.ts). */
export type BenchGame = {
  family: string
  /** Path of its cover below /casino/. */
  slug: string
  /** The body of the launch. */
  launch: JsonObject
}

async function ask<Data>(url: string, body: object, token = ''): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`)
  const { data }: { data: Data } = await answer.json()
  return data
}

/** Logs the seeded player in. @returns what launches games, each at an address that opens once @throws when a call is refused */
export async function gameLauncher(origin: string): Promise<(game: BenchGame) => Promise<string>> {
  const { token } = await ask<{ token: string }>(`${origin}/api/login`, seededPlayer)
  return async ({ launch }) => {
    const { url } = await ask<{ url: string }>(`${origin}/game-host/lobby`, launch, token)
    return new URL(url, origin).href
  }
}
