/**
 * `npm run e2e [-- ARGUMENTS OF PLAYWRIGHT]`: the journeys in a real browser, against the production build behind nginx;
 * with E2E_BASE_URL=http://localhost:8080 against a stack that already runs (Docker Compose).
 * `--reports FOLDER` before them says where the reports of the run go; .tmp/reports/journeys unless said.
 */
import { join } from 'node:path'
import { fail, packageCommand, root, runNode } from './processes/run.ts'
import { provideBrowser } from './stack/prerequisites.ts'
import { startStack } from './stack/stack.ts'

const playwright = packageCommand('playwright')
const [first, second, ...rest] = process.argv.slice(2)
const isNamed = first === '--reports' && second !== undefined
const reports = isNamed ? second : join(root, '.tmp/reports/journeys')
const args = isNamed ? rest : process.argv.slice(2)

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
    env: { E2E_BASE_URL: baseUrl, E2E_REPORTS: reports },
    show: true,
  },
)
await stop(done.code)
