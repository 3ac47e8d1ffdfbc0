/** Players that states speak of. */
import type { ControlClient } from '@chaupar/api/control-client'

/** Makes sure that there is a player of this name, who signs in with the usual password. */
export async function addPlayer(control: ControlClient, world: string, username: string): Promise<void> {
  await control.applyScenarios({ world, scenarios: [{ name: 'username-taken', params: { username } }] })
}

/** Tries wrong passwords until no more may be tried. */
export async function lockOut(origin: string, headers: Record<string, string>, username: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const refused = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'wrong-password' }),
    })
    if (refused.status === 429) return
  }
  throw new Error('Twenty wrong passwords may be tried')
}
