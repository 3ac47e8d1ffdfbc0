import type { ApiClient } from '@chaupar/api/api-client'
import type { Page } from '@playwright/test'
import type { World } from './world.ts'

/** A player of a world, with a session of his own. */
export type Player = {
  readonly username: string
  readonly password: string
  readonly token: string
  /** Calls of the API as this player. */
  readonly api: ApiClient
  /** Opens a page of the site as this player. */
  signIn(page: Page, path?: string): Promise<void>
}

type Login = { readonly username: string; readonly password: string }

/** The player that every world begins with. */
export const seededPlayer = { username: 'player', password: 'Chaupar123' } as const

/** That player's mobile number, national digits. */
export const seededMobile = '9820041177'

/** Starts a session of a player by name and password. */
export async function playerOf(world: World, username: string, password: string): Promise<Player> {
  const { token } = await world.api().call('login', { body: { username, password } })
  return {
    username,
    password,
    token,
    api: world.api(token),
    signIn: async (page, path = '/home') => {
      await storeSession(page, { username, password })
      await page.goto(path)
    },
  }
}

/**
 * Signs a browser in without the form: the login is called and its response stored as the site stores it (spec 3, 4). The next
 * page is opened by the player.
 */
export async function storeSession(page: Page, login: Login = seededPlayer): Promise<void> {
  const threshold = '/signing-in'
  await page.route(`**${threshold}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(threshold)
  await page.evaluate(
    async ({ username, password }) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ username, password })
      const answer = await fetch('/api/login', { method: 'POST', headers, body })
      const { data } = await answer.json()
      localStorage.setItem('user', JSON.stringify(data.user))
      localStorage.setItem('token', data.token)
    },
    { username: login.username, password: login.password },
  )
}
