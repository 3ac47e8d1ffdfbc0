/**
 * `npm run pack:try`: installs what `npm run pack` has packed into an empty folder, as a repository of its own would, and plays there the
 * test that the README of @chaupar/playwright shows and that of another team's front end (kit/trial). Prints the lines of the README's test
 * and the seconds from the empty folder to its end. With `--workers 8 --tests 50`, each of the workers then plays so many tests at once.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import { installedBrowser } from '../e2e/debian-browsers.ts'
import { fail, root, run } from './processes/run.ts'
import { provideBrowser } from './stack/prerequisites.ts'

const { values } = parseArgs({ options: { workers: { type: 'string' }, tests: { type: 'string', default: '50' } } })
const packed = globSync(join(root, '.tmp/packages/*.tgz'))
if (packed.length === 0) fail('Nothing is packed: npm run pack')
const readme = readFileSync(join(root, 'kit/packages/playwright.md'), 'utf8')
const [config = '', test = ''] = [...readme.matchAll(/```ts\n\/\/ \S+\n(.*?)```/gs)].map(([, code]) => code)
const missing = await provideBrowser('journeys')
if (missing) fail(missing)

// Where Playwright's own browser is not installed, the machine's is taken; as root it refuses its sandbox.
const program = installedBrowser('journeys')
const launchOptions = JSON.stringify(program ? { executablePath: program, args: ['--no-sandbox'] } : {})
const port = String(await getPort())
const folder = mkdtempSync(join(tmpdir(), 'chaupar-try-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs a command in the folder. @returns the seconds it took; ends the process with its output when it fails */
async function mustRun(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const began = performance.now()
  const settings = { PORT: port, PASSWORD_COST: '7', RATE_LIMIT: 'off', ...env }
  const { code, output } = await run(command, args, { cwd: folder, env: settings })
  if (code !== 0) fail(`${command} ${args.join(' ')}:\n${output}`)
  return (performance.now() - began) / 1000
}

writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
writeFileSync(
  join(folder, 'playwright.config.ts'),
  config.replaceAll('8080', port).replace('use: {', `use: { launchOptions: ${launchOptions},`),
)
writeFileSync(join(folder, 'bet.spec.ts'), test)
const installed = await mustRun('npm', ['install', '--no-audit', '--no-fund', '@playwright/test', ...packed])
const seconds = installed + (await mustRun('npx', ['playwright', 'test']))
const lines = test.trim().split('\n').length
console.log(`from an empty folder to a green test: ${lines} lines, ${seconds.toFixed(0)} s, 0 clones`)

cpSync(join(root, 'kit/trial'), folder, { recursive: true })
const frontEnd = await mustRun('npx', ['playwright', 'test', 'front-end.spec.ts'])
console.log(`the front end of another team: ${frontEnd.toFixed(0)} s`)

if (values.workers !== undefined) {
  const count = Number(values.workers) * Number(values.tests)
  const options = ['--workers', values.workers, '--fully-parallel']
  const spent = await mustRun('npx', ['playwright', 'test', 'worlds.spec.ts', ...options], { TESTS: String(count) })
  console.log(`${count} tests by ${values.workers} workers, each in a world of its own: ${spent.toFixed(0)} s`)
}
