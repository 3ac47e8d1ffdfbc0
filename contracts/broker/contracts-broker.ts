/**
 * `npm run contracts:publish`, `contracts:verified`, `contracts:deployed -- --to ENVIRONMENT` and `contracts:can-i-deploy -- --to
 * ENVIRONMENT`: the pacts of this commit and a Pact broker at PACT_BROKER_BASE_URL. The version is the commit, the branch git's, or
 * what `--version` and `--branch` name. With `--results FILE`, which `contracts:verify` has written for another backend, `verified`
 * publishes that, and `can-i-deploy` answers from the file alone, without a broker. docs/contracts-broker.md has the order.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail, packageCommand, type RunResult, root, runNode } from '../../tools/processes/run.ts'
import { readPacts } from '../verify/pacts/pact-file.ts'
import { fromCaller } from '../verify/report/file.ts'
import { readVerification, reasonsAgainst, type Verification } from '../verify/report/verification.ts'
import { Broker, type Version } from './broker.ts'

const commands = ['publish', 'verified', 'deployed', 'can-i-deploy'] as const
const usage = `Usage: node contracts/broker/contracts-broker.ts ${commands.join(' | ')} [--to ENVIRONMENT] [--version NUMBER] [--branch NAME] [--part NAME] [--results FILE]`

function options() {
  try {
    const text = { type: 'string' } as const
    const options = { to: text, version: text, branch: text, part: text, results: text } as const
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

const { values, positionals } = options()
const wanted = commands.find((name) => name === positionals[0])
if (wanted === undefined || positionals.length !== 1) fail(usage)
const file = values.results === undefined ? undefined : fromCaller(values.results)
if (file !== undefined && wanted === 'can-i-deploy') answerFrom(file)
const address = process.env.PACT_BROKER_BASE_URL
if (!address) fail('Set PACT_BROKER_BASE_URL to the address of the broker, such as http://localhost:9292.')
if (!/^https?:\/\/./.test(address)) fail(`PACT_BROKER_BASE_URL is no address with http:// or https://: ${address}`)
const broker = new Broker(address)

/** Name of the environment where the command needs one. */
function environment(): string {
  return values.to ?? fail(`Name the environment: npm run contracts:${wanted} -- --to ENVIRONMENT`)
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The commit and its branch; pacts that are not committed belong to no version. */
function version(): Version {
  const number =
    values.version ?? (git('rev-parse', 'HEAD') || fail('There is no commit here: name the version with --version.'))
  const branch = values.branch ?? process.env.GITHUB_HEAD_REF ?? git('branch', '--show-current')
  const named = branch || process.env.GITHUB_REF_NAME
  if (!named) fail('No branch is checked out: name it with --branch.')
  if (values.version === undefined && git('status', '--porcelain', 'contracts/pacts') !== '')
    fail('contracts/pacts has changes that are not committed, so no version has them. Commit them first.')
  return { number, branch: named }
}

/** What a verification of another backend has written. */
function resultsIn(path: string): Verification {
  try {
    return readVerification(readFileSync(path, 'utf8')) ?? fail(`${path} is no file of contracts:verify -- --results`)
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Ends the command with what the file says of the pacts as they are today. */
function answerFrom(path: string): never {
  const verification = resultsIn(path)
  const reasons = reasonsAgainst(verification, readPacts())
  const named = verification.version === '' ? 'The backend' : `Version ${verification.version}`
  console.log(reasons.length === 0 ? `${named} keeps the pacts of this commit.` : reasons.join('\n'))
  process.exit(reasons.length === 0 ? 0 : 1)
}

/** Publishes what another backend has shown. Its version is that of the file; the branch is its own, named with --branch. */
async function publishResults(path: string): Promise<RunResult> {
  const verification = resultsIn(path)
  if (verification.version === '') fail(`${path} names no version: run contracts:verify with --version NUMBER.`)
  const consumer = version()
  const provider = { number: verification.version, branch: values.branch ?? 'main' }
  for (const pact of verification.pacts) await broker.publishResult(pact, consumer.number, provider)
  const words = verification.pacts.map(({ provider, success, why }) => `${provider}: ${success ? 'kept' : why}`)
  return { code: 0, output: words.join('\n') }
}

/** Verifies the pacts by the providers of this commit, and publishes the result to the broker. */
async function verify(of: Version): Promise<RunResult> {
  const vitest = packageCommand('vitest')
  const { code, output } = await runNode(vitest, ['run', '--project', 'contracts', 'provider/'], {
    env: { NO_COLOR: '1' },
  })
  await broker.publishVerification(of, code === 0)
  return { code, output: code === 0 ? 'The providers keep the pacts; the broker has the result.' : output }
}

/** What must be named comes first: without it, the state of the work tree does not matter. */
function inEnvironment(act: (of: Version, to: string) => Promise<RunResult>): Promise<RunResult> {
  const to = environment()
  return act(version(), to)
}

const does = {
  publish: () => broker.publish(version()),
  verified: () => (file === undefined ? verify(version()) : publishResults(file)),
  deployed: () => inEnvironment((of, to) => broker.recordDeployment(of, to)),
  'can-i-deploy': () =>
    inEnvironment((of, to) => broker.canIDeploy(of, to, values.part === undefined ? undefined : [values.part])),
}
const { code, output } = await does[wanted]().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
console.log(output.trim())
process.exitCode = code
