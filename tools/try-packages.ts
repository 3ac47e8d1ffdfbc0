/**
 * `npm run pack:try`: installs what `npm run pack` has packed into an empty folder, as a repository of its own would, and plays the test
 * that the README of @chaupar/playwright shows. Prints the lines of the test and the seconds from the empty folder to its end.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { installedBrowser } from '../e2e/debian-browsers.ts'
import { fail, root, run } from './processes/run.ts'
import { provideBrowser } from './stack/prerequisites.ts'

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

const began = performance.now()
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
writeFileSync(
  join(folder, 'playwright.config.ts'),
  config.replaceAll('8080', port).replace('use: {', `use: { launchOptions: ${launchOptions},`),
)
writeFileSync(join(folder, 'bet.spec.ts'), test)
const steps = [
  ['npm', 'install', '--no-audit', '--no-fund', '@playwright/test', ...packed],
  ['npx', 'playwright', 'test'],
] as const
for (const [command, ...args] of steps) {
  const { code, output } = await run(command, args, { cwd: folder, env: { PORT: port, PASSWORD_COST: '7' } })
  if (code !== 0) fail(`${command} ${args.join(' ')}:\n${output}`)
}
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`from an empty folder to a green test: ${test.trim().split('\n').length} lines, ${seconds} s, 0 clones`)
