/**
 * `npm run e2e [-- ARGUMENTS OF PLAYWRIGHT]`: the journeys in a real browser, against the production build behind nginx;
 * with E2E_BASE_URL=http://localhost:8080 against a stack that already runs (Docker Compose).
 * `--json FILE` before them also writes Playwright's report for `npm test`.
 */
import { join } from 'node:path'
import { fail, root, runNode } from './processes/run.ts'
import { provideBrowser } from './stack/prerequisites.ts'
import { startStack } from './stack/stack.ts'

const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const [first, second, ...rest] = process.argv.slice(2)
const json = first === '--json' && second ? second : null
const args = json ? rest : process.argv.slice(2)

const missing = await provideBrowser('journeys')
if (missing) fail(missing)

const running = process.env.E2E_BASE_URL
const stack = running ? null : await startStack()
const baseUrl = running ?? stack?.baseUrl ?? ''
let stopping = false
const stop = async (code: number) => {
  if (stopping) return
  stopping = true
  await stack?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(1))

console.log(`e2e against ${baseUrl}`)
const done = await runNode(
  playwright,
  ['test', ...(args.includes('--config') ? [] : ['--config', 'e2e/playwright.config.ts']), ...args],
  {
    env: { E2E_BASE_URL: baseUrl, ...(json ? { E2E_JSON_REPORT: json } : {}) },
    show: true,
  },
)
await stop(done.code)
