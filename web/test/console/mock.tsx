/** The console in a page, before the real mock in this process. */

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { buildApp } from '../../../mock-server/src/app.ts'
import { readConfig } from '../../../mock-server/src/config.ts'

export type Seen = { method: string; path: string; body: unknown }

/** Starts a mock whose answers the page's fetch gets; answers what was sent, and the mock's world. */
export async function useMock(options: { controlToken?: string; worldLimit?: number; upstream?: string } = {}) {
  const config = readConfig({
    DATA_DIR: ':memory:',
    CONTROL: 'on',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    VALIDATE_RESPONSES: 'on',
    TICK_MS: 'off',
    CONTROL_TOKEN: options.controlToken,
    WORLD_LIMIT: options.worldLimit?.toString(),
    UPSTREAM_API_URL: options.upstream,
  })
  const { app, registry } = await buildApp(config, { defaultSeed: 'console' })
  onTestFinished(() => app.close())
  registry.get('default').clock.freeze()
  const seen: Seen[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const path = typeof address === 'string' ? address : address.pathname + address.search
    const method = init.method ?? 'GET'
    const payload = typeof init.body === 'string' ? init.body : undefined
    if (method !== 'GET') seen.push({ method, path, body: payload === undefined ? null : JSON.parse(payload) })
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : method === 'DELETE' ? 'DELETE' : 'GET',
      url: path,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    return new Response(answer.body, { status: answer.statusCode })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return { seen, world: registry.get('default') }
}

/** Gives the page a clipboard, as secure pages have one; answers what is written to it. */
export function withClipboard(): string[] {
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => written.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  return written
}

/** Draws a part of the console with its surroundings. */
export function show(part: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>{part}</QueryClientProvider>
    </I18nProvider>,
  )
}
