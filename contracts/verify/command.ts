/** `npm run contracts:verify`: the pacts against a running backend; `--help` says the options. */
import { runNode } from '../../tools/processes/run.ts'
import { help, type Options, readOptions, WrongUsage } from './options.ts'
import { readPacts } from './pacts/pact-file.ts'
import { type Trial, unknownOperations } from './pacts/plan.ts'
import { statesTemplate, unknownStates } from './pacts/states-of-pacts.ts'
import { type Baseline, baselineOf, comparedWith, mended, readBaseline } from './report/baseline.ts'
import { fromCaller, makeReady, readText, writeReport } from './report/file.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import { hasFailed, needInWords } from './report/summary.ts'
import { terminalReport } from './report/terminal.ts'
import { verificationOf } from './report/verification.ts'
import { backendAt } from './run/backend.ts'
import { reasonOf } from './run/silence.ts'
import { BadStatesFile, statesByFile, statesByToken } from './states/by-file.ts'
import { mockAt } from './states/by-mock.ts'
import { StatesByUrl } from './states/by-url.ts'
import { verify } from './verify.ts'

const pacts = readPacts()

/** The backend and its states, as the options name them. */
async function surroundings(options: Options) {
  const byToken = statesByToken(options.token)
  if (options.mock !== undefined) {
    const mock = await mockAt(options.mock, options.origin).catch((error: unknown) => {
      throw new WrongUsage(`--mock ${options.mock}: no mock answers there: ${reasonOf(error)}`)
    })
    return { backend: mock.backend, sources: [mock.source] }
  }
  const byUrl = options.statesUrl === undefined ? [] : [new StatesByUrl(options.statesUrl, options.timeoutMs)]
  const byFile = options.statesFile === undefined ? [] : [statesByFile(fromCaller(options.statesFile))]
  return {
    backend: backendAt(options.addresses, options.socketPath, options.origin),
    sources: [...byUrl, ...byFile, byToken],
  }
}

/** Throws for names that no pact has: a misspelt one would leave nothing out, or everything. */
function checkNames({ only, skipStates }: Options): void {
  const [operation] = unknownOperations(pacts, only)
  if (operation !== undefined)
    throw new WrongUsage(`--only ${operation}: no operation and no tag of the pacts has that name; one name each time`)
  const [state] = unknownStates(pacts, skipStates)
  if (state !== undefined)
    throw new WrongUsage(`--skip-state ${state}: no pact has that state; --list-states names them`)
}

/** Each address once, as it was given. */
function addressesOf({ mock, addresses }: Options): string[] {
  const given = [mock, ...Object.values(addresses)].filter((address) => address !== undefined)
  return [...new Set(given)]
}

/** The files that the run is to write, by their options. */
function filesOf({ html, junit, writeBaseline, results }: Options) {
  return { html, junit, 'write-baseline': writeBaseline, results }
}

/** The breaks that are known, where a file names them. @throws WrongUsage */
function baselineIn({ baseline }: Options): Baseline | null {
  if (baseline === undefined) return null
  const path = fromCaller(baseline)
  const text = readText('baseline', path)
  const read = readBaseline(text)
  if (read === null) throw new WrongUsage(`--baseline ${path} is no file that --write-baseline has written`)
  return read
}

/** Sends the written result to the broker. @throws with what the broker said */
async function publish({ results = '' }: Options): Promise<void> {
  const { code, output } = await runNode('contracts/broker/contracts-broker.ts', ['verified', '--results', results])
  if (code !== 0) throw new WrongUsage(`--publish: ${output.trim()}`)
  console.log(output.trim())
}

async function run(options: Options): Promise<number> {
  checkNames(options)
  const baseline = baselineIn(options)
  for (const [name, file] of Object.entries(filesOf(options))) if (file !== undefined) makeReady(name, file)
  const began = Date.now()
  const { backend, sources } = await surroundings(options)
  let shown = ''
  const begins = ({ pact }: Trial) => {
    if (pact.file !== shown) console.log(`Trying ${pact.file} ...`)
    shown = pact.file
  }
  const found = await verify(pacts, { ...options, backend, sources, begins })
  const results = baseline === null ? found : comparedWith(baseline, found)
  console.log(`\n${terminalReport(results, options)}\n`)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const about = `${new Date(began).toISOString()}, against ${addressesOf(options).join(', ')}, in ${seconds} s`
  writeReport(options.html, htmlReport(results, about))
  writeReport(options.junit, junitReport(results))
  writeReport(options.writeBaseline, baselineOf(results))
  const verification = verificationOf(pacts, results, options)
  writeReport(options.results, `${JSON.stringify(verification, null, 2)}\n`)
  console.log(`${results.length} interactions and checks in ${seconds} s`)
  for (const name of baseline === null ? [] : mended(baseline, results))
    console.log(`Kept by now, and still in the baseline: ${name}`)
  const lacking = needInWords(results, options.need)
  if (lacking !== null) console.log(lacking)
  if (options.publish) await publish(options)
  return hasFailed(results, options) ? 1 : 0
}

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2))
    if (options === 'help') console.log(help)
    else if (options === 'list-states') console.log(statesTemplate(pacts))
    else return await run(options)
    return 0
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof BadStatesFile)) throw error
    console.error(`${error.message}\n"npm run contracts:verify -- --help" says the options.`)
    return 2
  }
}

process.exitCode = await main()
