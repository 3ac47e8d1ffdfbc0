/**
 * `npm run bench:web`: the odds boards of the web in real Chromium, on a phone's viewport and a CPU four times slower,
 * beside raw `textContent` writes of the same ticks in the same run (bench/browser/odds-board.ts; the page is bench/board).
 * `--pairs=3 --seconds=8` are the defaults. `--soak=SECONDS` instead stays on an in-play page of the whole site and the
 * mock and watches heap and DOM (bench/browser/soak.ts): 60 for every day, 1800 for the long form. `--games-list` swipes through a
 * listing of 2,000 games (bench/browser/games-list.ts). Figures in .tmp/bench.
 */
import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import getPort from 'get-port'
import { buildWeb, isBuildStale } from '../tools/build.ts'
import { stopProcess, waitForHealth } from '../tools/processes/processes.ts'
import { fail, packageCommand, root, runNode } from '../tools/processes/run.ts'
import { startMock } from '../tools/stack/mock-process.ts'
import { provideBrowser } from '../tools/stack/prerequisites.ts'

const folder = join(root, '.tmp/bench')
const board = join(folder, 'board')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The bench page as Vite builds it for production. */
async function buildBoard(): Promise<void> {
  const args = ['build', '--config', 'bench/board/vite.config.ts', '--outDir', board, '--logLevel', 'warn']
  const vite = packageCommand('vite')
  const built = await runNode(vite, args, { env: { NODE_ENV: 'production' } })
  if (built.code !== 0) fail(`The bench page does not build:\n${built.output}`)
}

/** Serves a folder of files on a free port until the process ends. */
async function serve(directory: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(directory, normalize(path === '/' ? '/index.html' : path))
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  const port = await getPort()
  server.listen(port)
  server.unref()
  return `http://localhost:${port}`
}

async function bench(args: readonly string[]): Promise<number> {
  await buildBoard()
  return (await runNode('bench/browser/odds-board.ts', [await serve(board), ...args], { show: true })).code
}

/** The mock's feed five times faster than usual: a minute is worth five. */
function soak(seconds: string): Promise<number> {
  if (!/^[1-9]\d*$/.test(seconds)) fail(`--soak takes seconds; got "${seconds}"`)
  return onSite('bench/browser/soak.ts', [seconds], { TICK_MS: '200' })
}

/** Runs a bench, which is given an address first, on the whole site and the mock. */
async function onSite(program: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  if (isBuildStale()) await buildWeb()
  const port = await getPort()
  const env = { PORT: String(port), DATA_DIR: ':memory:', LOG_LEVEL: 'error', WEB_DIST: 'web/dist', ...settings }
  const mock = startMock(env)
  try {
    await waitForHealth(`http://127.0.0.1:${port}/healthz`, mock)
    return (await runNode(program, [`http://localhost:${port}`, ...args], { show: true })).code
  } finally {
    await stopProcess(mock)
  }
}

const args = process.argv.slice(2)
const unknown = args.find((arg) => !/^--((pairs|seconds|soak)=|games-list$)/.test(arg))
if (unknown !== undefined) fail(`bench:web takes --pairs=, --seconds=, --soak= or --games-list; got "${unknown}"`)
const noBrowser = await provideBrowser('benches')
if (noBrowser) fail(noBrowser)
mkdirSync(folder, { recursive: true })
const soakFor = args.find((arg) => arg.startsWith('--soak='))?.slice('--soak='.length)
if (args.includes('--games-list')) process.exit(await onSite('bench/browser/games-list.ts', []))
process.exit(soakFor === undefined ? await bench(args) : await soak(soakFor))
