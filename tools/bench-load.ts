/**
 * `npm run bench:load`: how long a first visit takes on a slow phone (e2e/bench/first-load.ts), the site from the mock as under
 * `npm start`, beside a static page in the same run. `--runs=5` is the default; `--requests` prints what each page asks for,
 * `--presses` measures the presses alone. Figures in .tmp/bench.
 */
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildWeb, isBuildStale } from './build.ts'
import { freePort } from './processes/ports.ts'
import { stopProcess, waitForHealth } from './processes/processes.ts'
import { fail, root, runNode } from './processes/run.ts'
import { startMock } from './stack/mock-process.ts'
import { provideBrowser } from './stack/prerequisites.ts'

/** What no page can be quicker than: a heading, a sentence and their style, in one answer. */
const plainPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Static page</title>
<style>body { margin: 0 12px; font: 16px/24px sans-serif; background: #0b0d1a; color: #eee }</style>
<h1>Cricket in play</h1>
<p>Every ball moves the price. Back or lay while it happens.</p>
</html>
`

async function servePlainPage(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plainPage)
  })
  const port = await freePort()
  server.listen(port)
  server.unref()
  return `http://localhost:${port}/`
}

const args = process.argv.slice(2)
const unknown = args.find((arg) => !/^--(runs=[1-9]\d*|requests|presses)$/.test(arg))
if (unknown !== undefined) fail(`bench:load takes --runs=, --requests and --presses; got "${unknown}"`)
const noBrowser = await provideBrowser('benches')
if (noBrowser) fail(noBrowser)
if (isBuildStale()) await buildWeb()
mkdirSync(join(root, '.tmp/bench'), { recursive: true })
const port = await freePort()
const env = { PORT: String(port), DATA_DIR: ':memory:', LOG_LEVEL: 'error', RATE_LIMIT: 'off', WEB_DIST: 'web/dist' }
const mock = startMock(env)
let code = 1
try {
  await waitForHealth(`http://127.0.0.1:${port}/healthz`, mock)
  const plain = await servePlainPage()
  code = (await runNode('e2e/bench/first-load.ts', [`http://localhost:${port}`, plain, ...args], { show: true })).code
} finally {
  await stopProcess(mock)
}
process.exit(code)
