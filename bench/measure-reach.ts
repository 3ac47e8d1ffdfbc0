/**
 * `npm run measure:reach`: what a bettor has within sight and reach (bench/browser/reach.ts), in real Chromium against the whole
 * stack: first prices, ways from a name to its price, taps to the next page, the slip while one scrolls, shifts, and the time
 * from a tap to the panel. Prints each figure beside its limit and ends with 1 beyond one. `-- --shots DIR` keeps pictures,
 * `-- --only PART` measures one part.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, runNode } from '../tools/processes/run.ts'
import { provideBrowser } from '../tools/stack/prerequisites.ts'
import { startStack } from '../tools/stack/stack.ts'

const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } })
const missing = await provideBrowser('benches')
if (missing) fail(missing)
const stack = await startStack()
let code = 1
try {
  const shots = values.shots === undefined ? [] : [`--shots=${resolve(values.shots)}`]
  const only = values.only === undefined ? [] : [`--only=${values.only}`]
  code = (await runNode('bench/browser/reach.ts', [stack.baseUrl, ...shots, ...only], { show: true })).code
} finally {
  await stack.stop()
}
process.exit(code)
