/** Players of the bench, each with a login and a session at one game. */

import { createControlClient } from '@chaupar/api/control-client'
import { gameBySlug } from '@chaupar/games/catalogue/games'

/** `sessionID` is begun; `token` is the login's. */
export type BenchPlayer = { username: string; token: string; sessionID: string }

/** The most demo users that one call makes. */
const mostAtOnce = 50

/** Asks a server; an answer that is no success is an error. */
async function ask<Answer>(url: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${await answer.text()}`)
  const said: Answer = Object(await answer.json())
  return said
}

/**
 * Makes demo users, who need no password, and seats each at a game.
 * @param origin of the mock, without a prefix @param slug of the game
 */
export async function seatPlayers(origin: string, slug: string, count: number): Promise<BenchPlayer[]> {
  const game = gameBySlug(slug)
  if (game === null) throw new Error(`there is no game ${slug}`)
  const control = createControlClient({ baseUrl: `${origin}/__mock` })
  for (let left = count; left > 0; left -= mostAtOnce)
    await control.makeDemoUsers({ world: 'default', count: Math.min(left, mostAtOnce) })
  const { provider, code, casino, homeUrl } = game
  const players: BenchPlayer[] = []
  // Demo users take turns, so that each login is another one's.
  for (let left = count; left > 0; left -= 1) {
    type SignedIn = { data: { token: string; user: { username: string } } }
    const { data } = await ask<SignedIn>(`${origin}/api/login/demo`, {})
    const launch = { provider, code, casino, homeUrl, device: 'mobile' }
    type Launched = { data: { url: string } }
    const launched = await ask<Launched>(`${origin}/game-host/lobby`, launch, data.token)
    const sessionID = launched.data.url.split('/').at(-1) ?? ''
    await ask(`${origin}/game-host/rgs/default/wallet/authenticate`, { sessionID })
    players.push({ username: data.user.username, token: data.token, sessionID })
  }
  return players
}
