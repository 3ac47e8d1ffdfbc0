/**
 * `npm run load -- PLAN [--mock http://localhost:8080]`: virtual players on a running mock, as the plan says (bench/load/plan.ts;
 * bench/load/evening.yaml is one). The table goes to the terminal and into .tmp/reports/load.html. Exit 1 for a broken invariant
 * or more errors than the plan allows. Ctrl-C ends the run early, with its table.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../mock-server/src/config.ts'
import { fail } from '../../tools/processes/run.ts'
import { reports } from '../../tools/testing/steps.ts'
import { type Plan, readPlan } from './plan.ts'
import { printLoad, writeLoadPage } from './report.ts'
import { faultsOf, runPlan } from './run.ts'

const usage = 'npm run load -- PLAN [--mock http://localhost:8080]'

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function settings(): { file: string; mock: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { mock: { type: 'string' } } })
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) return fail(usage)
    return { file, mock: values.mock }
  } catch (error) {
    return fail(`${messageOf(error)}\n${usage}`)
  }
}

function planIn(file: string): Plan {
  try {
    return readPlan(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'))
  } catch (error) {
    return fail(`${file}\n${messageOf(error)}`)
  }
}

const { file, mock } = settings()
const plan = planIn(file)
const { port, controlToken } = readConfig({ ...process.env, CONTROL: 'off' })
const origin = mock ?? `http://localhost:${port}`
const ended = new AbortController()
process.once('SIGINT', () => ended.abort())
const result = await runPlan(plan, { origin, controlToken }, ended.signal).catch((error: unknown) =>
  fail(`${origin}: ${messageOf(error)}`),
)
const faults = faultsOf(result, plan)
printLoad(result, faults)
const page = join(reports, 'load.html')
writeLoadPage(page, result, faults)
console.log(page)
process.exit(faults.length === 0 ? 0 : 1)
