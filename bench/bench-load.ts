/**
 * `npm run bench:load`: how long a first visit takes on a slow phone (bench/browser/first-load.ts), the site from the mock as under
 * `npm start`, beside its landing page as a static page in the same run. `--runs=5` is the default; `--requests` prints what each page asks for,
 * `--presses` measures the presses alone. Figures in .tmp/bench.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { buildWeb, isBuildStale } from '../tools/build.ts'
import { stopProcess, waitForHealth } from '../tools/processes/processes.ts'
import { fail, root, runNode } from '../tools/processes/run.ts'
import { startMock } from '../tools/stack/mock-process.ts'
import { provideBrowser } from '../tools/stack/prerequisites.ts'
import { serveStaticPages } from '../tools/stack/static-pages.ts'

const args = process.argv.slice(2)
const unknown = args.find((arg) => !/^--(runs=[1-9]\d*|requests|presses)$/.test(arg))
if (unknown !== undefined) fail(`bench:load takes --runs=, --requests and --presses; got "${unknown}"`)
const noBrowser = await provideBrowser('benches')
if (noBrowser) fail(noBrowser)
if (isBuildStale()) await buildWeb()
mkdirSync(join(root, '.tmp/bench'), { recursive: true })
const port = await getPort()
const env = { PORT: String(port), DATA_DIR: ':memory:', LOG_LEVEL: 'error', RATE_LIMIT: 'off', WEB_DIST: 'web/dist' }
const mock = startMock(env)
let code = 1
try {
  await waitForHealth(`http://127.0.0.1:${port}/healthz`, mock)
  const { bare, twin } = await serveStaticPages(join(root, env.WEB_DIST))
  code = (
    await runNode('bench/browser/first-load.ts', [`http://localhost:${port}`, twin, bare, ...args], { show: true })
  ).code
} finally {
  await stopProcess(mock)
}
process.exit(code)
