/** Sends the web's calls to a stand-in. Set up before every test file, since its other imports may read the hosts first. */
import { vi } from 'vitest'

const hosts = vi.hoisted(() => ({ url: '' }))

// The runtime configuration is the one thing that differs from the browser: all hosts are the stand-in.
vi.mock('../../web/src/config/env.ts', async (original) => {
  const { env } = await original<typeof import('../../web/src/config/env.ts')>()
  return {
    env: () => ({
      ...env(),
      apiUrl: hosts.url,
      sportsDataUrl: hosts.url,
      gameHostUrl: hosts.url,
      liveTvUrl: hosts.url,
      liveTvToken: true,
    }),
  }
})

/** Lets calls go to the stand-in at this address from now on. */
export function callHost(url: string): void {
  hosts.url = url
}
