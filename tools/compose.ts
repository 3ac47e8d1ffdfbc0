/**
 * The journeys, in Chromium and in other browsers, and the contracts against the containers: `docker compose up --build --wait`,
 * e2e, verification, `down`. Needs a Docker engine. Words choose some: journeys, browsers, contracts. Ends with
 * `N passed, N failed`; that the stack comes up healthy counts as one check.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { buildWeb, isBuildStale } from './build.ts'
import { fail, root, run, runNode } from './processes/run.ts'
import { browserKeys, runOtherBrowsers } from './testing/other-browsers.ts'
import { type Counts, readReport, sumOf } from './testing/reports.ts'
import { printEnd } from './testing/take-step.ts'

const reports = join(root, '.tmp/reports/containers')
// A project name of its own: a stack that a person has running keeps its containers, data and port.
const port = String(await getPort())
// Some hundred worlds sign their players in: a password costs little, as in all journeys.
const compose = (...args: string[]) =>
  run('docker', ['compose', '--project-name', 'chaupar-check', ...args], { env: { PORT: port, PASSWORD_COST: '7' } })

/** What runs one after the other, each with what runs beside it. */
type Trials = readonly (readonly (() => Promise<Counts>)[])[]

const none: Counts = { passed: 0, failed: 0, failures: [], flaky: [] }

/** Brings the stack up; what is to be tried against it runs only when it came up. */
async function onTheStack(trials: Trials): Promise<Counts> {
  const began = performance.now()
  const up = await compose('up', '--build', '--wait', '--wait-timeout', '180')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (up.code !== 0) {
    console.log(
      `FAILED ${seconds} s  docker compose up\n${up.output}\n${(await compose('logs', '--tail', '50')).output}`,
    )
    const failure = { file: 'docker-compose.yml', title: 'comes up healthy', error: 'its output stands above' }
    return { ...none, failed: 1, failures: [failure] }
  }
  console.log(`ok     ${seconds} s  docker compose up --build --wait`)
  const counts = [{ ...none, passed: 1 }]
  for (const together of trials) counts.push(...(await Promise.all(together.map((trial) => trial()))))
  const total = sumOf(counts)
  if (total.failed > 0) {
    console.log((await compose('logs', '--tail', '50')).output)
  }
  return total
}

async function journeys(): Promise<Counts> {
  // The script of the tester's drawer, which no image of the site has.
  if (isBuildStale()) await buildWeb()
  const e2e = await runNode('tools/e2e.ts', ['--reports', reports], {
    env: { E2E_BASE_URL: `http://localhost:${port}` },
    show: true,
  })
  const counts = readReport(join(reports, 'report.json'), 'playwright')
  const failed = counts.failed === 0 && (e2e.code !== 0 || counts.passed === 0) ? 1 : counts.failed
  return { ...counts, failed }
}

const otherBrowsers = () => runOtherBrowsers({ keys: browserKeys, baseUrl: `http://localhost:${port}`, reports })

/** Every pact, through nginx, in the states that the control surface sets: as an operator's backend would be held against them. */
async function contracts(): Promise<Counts> {
  const { code, output } = await runNode('contracts/verify/command.ts', [
    ...['--mock', `http://localhost:${port}`],
    ...['--allow-writes', '--need', 'kept'],
  ])
  console.log(output)
  if (code === 0) return { ...none, passed: 1 }
  const failure = {
    file: 'contracts/verify/command.ts',
    title: 'the containers keep the pacts',
    error: 'it stands above',
  }
  return { ...none, failed: 1, failures: [failure] }
}

const trials = { journeys, browsers: otherBrowsers, contracts }
/** One after the other, and what leaves room on two cores beside each other. */
const order = [['journeys'], ['browsers', 'contracts']] as const
const words = process.argv.slice(2)
const wrong = words.find((word) => !Object.hasOwn(trials, word))
if (wrong !== undefined) fail(`Nothing that is tried is called "${wrong}": ${Object.keys(trials).join(', ')}`)
const chosen = order.map((names) =>
  names.filter((name) => words.length === 0 || words.includes(name)).map((name) => trials[name]),
)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void compose('down', '--volumes').then(() => process.exit(1)))
const counts = await onTheStack(chosen).finally(() => compose('down', '--volumes', '--timeout', '5'))
printEnd(counts)
