/**
 * `npm run e2e:browsers [-- firefox|webkit] [WORD]`: journeys in Firefox and in WebKitGTK, the engine of Safari, against a
 * stack of its own, or the one that E2E_BASE_URL names. Installs the browsers on Debian as root. Ends with "N passed, N failed".
 */
import { startStack } from './stack/stack.ts'
import { browserKeys, runOtherBrowsers } from './testing/other-browsers.ts'
import { reports } from './testing/steps.ts'
import { printEnd } from './testing/take-step.ts'

const [first, ...rest] = process.argv.slice(2)
const named = browserKeys.filter((key) => key === first)
const [word] = named.length > 0 ? rest : [first, ...rest]
const running = process.env.E2E_BASE_URL
const stack = running ? null : await startStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stack?.stop().then(() => process.exit(1)))

const counts = await runOtherBrowsers({
  keys: named.length > 0 ? named : browserKeys,
  baseUrl: running ?? stack?.baseUrl ?? '',
  reports,
  ...(word === undefined ? {} : { word }),
})
await stack?.stop()
printEnd(counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts)
