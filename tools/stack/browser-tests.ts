import { fail, packageCommand, runNode } from '../processes/run.ts'
import { startOtherMock } from './other-mock.ts'
import { provideBrowser } from './prerequisites.ts'
import { startStack } from './stack.ts'

export type BrowserTests = {
  /** Playwright's configuration, from the root of the project. */
  config: string
  /** Further arguments of `playwright test`. */
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Whether a second mock runs beside the stack (e2e/fixtures/other-mock.ts). */
  hasOther?: boolean
}

/**
 * Runs tests of Playwright against the stack at E2E_BASE_URL, or against one of its own that ends with them. Resolves to the exit
 * code of Playwright; a signal ends the stack and then the process.
 */
export async function runBrowserTests({ config, args, env, hasOther = false }: BrowserTests): Promise<number> {
  const missing = await provideBrowser('journeys')
  if (missing) fail(missing)
  const running = process.env.E2E_BASE_URL
  const stack = running ? null : await startStack()
  const other = hasOther ? await startOtherMock() : null
  const baseUrl = running ?? stack?.baseUrl ?? ''
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all([stack?.stop(), other?.stop()])
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(1)))
  console.log(`e2e against ${baseUrl}`)
  const { code } = await runNode(packageCommand('playwright'), ['test', '--config', config, ...args], {
    env: { E2E_BASE_URL: baseUrl, ...other?.env, ...env },
    show: true,
  })
  await stop()
  return code
}
