/**
 * `npm run test:any-hour`: the unit tests in each of tools/testing/situations.ts, one after another. With words only the
 * projects whose step has one of them in its name: `npm run test:any-hour -- web`.
 */
import { join } from 'node:path'
import { fail } from './processes/run.ts'
import { provideFaketime } from './stack/prerequisites.ts'
import { type Counts, sumOf } from './testing/reports.ts'
import { inSituation, situations } from './testing/situations.ts'
import { reports, unitTests } from './testing/steps.ts'
import { printEnd, takeStep } from './testing/take-step.ts'

const words = process.argv.slice(2)
const missing = await provideFaketime()
if (missing !== null) fail(missing)
const taken: Counts[] = []
for (const [number, situation] of situations.entries()) {
  const steps = unitTests(join(reports, `any-hour-${number + 1}`)).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  if (steps.length === 0) fail(`No tests have ${words.join(' or ')} in their name.`)
  for (const step of steps) taken.push(await takeStep(inSituation(step, situation)))
}
printEnd(sumOf(taken))
