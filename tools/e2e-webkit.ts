/**
 * `npm run e2e:webkit [-- WORD]`: journeys in WebKitGTK, the engine of Safari, against a stack of its own, or the one that
 * E2E_BASE_URL names. Installs WebKitWebDriver and Xvfb on Debian as root. Ends with "N passed, N failed".
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { fail, root } from './processes/run.ts'
import { provideWebKit } from './stack/prerequisites.ts'
import { startStack } from './stack/stack.ts'
import { startWebKit } from './stack/webkit.ts'
import { reports } from './testing/steps.ts'
import { printEnd, takeStep } from './testing/take-step.ts'

if (!(await provideWebKit())) fail('WebKitWebDriver and Xvfb are not here and cannot be installed.')
mkdirSync(reports, { recursive: true })
const running = process.env.E2E_BASE_URL
const stack = running ? null : await startStack()
const webkit = await startWebKit(await getPort())
const stop = () => Promise.all([webkit.stop(), stack?.stop()])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(1)))

const file = join(reports, 'webkit.json')
const config = join(root, 'e2e/other-browsers/vitest.config.ts')
const words = process.argv.slice(2).flatMap((word) => ['-t', word])
const args = ['run', '--config', config, ...words, '--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`]
const counts = await takeStep(
  {
    name: 'journeys in WebKitGTK',
    file: join(root, 'node_modules/vitest/vitest.mjs'),
    args,
    report: { file, kind: 'vitest' },
    shows: true,
  },
  { E2E_BASE_URL: running ?? stack?.baseUrl ?? '', E2E_WEBDRIVER_URL: webkit.url },
)
await stop()
printEnd(counts)
