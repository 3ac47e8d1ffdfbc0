import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { createServer } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { root } from '../processes/run.ts'

const ends: (() => Promise<unknown>)[] = []

afterAll(async () => {
  for (const end of ends.reverse()) await end()
  vi.unstubAllEnvs()
})

/** Vite as `npm run dev` starts it, before a mock. */
async function startDev(): Promise<string> {
  const { app } = await buildApp(readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', TICK_MS: 'off' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  const { port: mockPort } = app.server.address() as AddressInfo
  vi.stubEnv('MOCK_URL', `http://127.0.0.1:${mockPort}`)
  const cacheDir = mkdtempSync(join(tmpdir(), 'chaupar-vite-'))
  ends.push(async () => rmSync(cacheDir, { recursive: true, force: true }))
  const port = await getPort()
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, host: '127.0.0.1', hmr: false, watch: null },
  })
  ends.push(() => vite.close())
  await vite.listen()
  return `http://127.0.0.1:${port}`
}

test('in development the frame of a game, whose origin is opaque, may call the game server', async () => {
  const url = `${await startDev()}/game-host/rgs/default/wallet/authenticate`
  const asked = {
    origin: 'null',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const preflight = await fetch(url, { method: 'OPTIONS', headers: asked })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  const refused = await fetch(url, {
    method: 'POST',
    headers: { origin: 'null', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})
