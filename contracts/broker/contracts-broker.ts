/**
 * `npm run contracts:publish`, `contracts:verified`, `contracts:deployed -- --to ENVIRONMENT` and `contracts:can-i-deploy -- --to
 * ENVIRONMENT`: the pacts of this commit and a Pact broker at PACT_BROKER_BASE_URL. The version is the commit, the branch git's, or
 * what `--version` and `--branch` name. docs/contracts-broker.md has the order.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { fail, packageCommand, type RunResult, root, runNode } from '../../tools/processes/run.ts'
import { Broker, type Version } from './broker.ts'

const commands = ['publish', 'verified', 'deployed', 'can-i-deploy'] as const
const usage = `Usage: node contracts/broker/contracts-broker.ts ${commands.join(' | ')} [--to ENVIRONMENT] [--version NUMBER] [--branch NAME] [--part NAME]`

function options() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { to: text, version: text, branch: text, part: text }, allowPositionals: true })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

const { values, positionals } = options()
const wanted = commands.find((name) => name === positionals[0])
if (wanted === undefined || positionals.length !== 1) fail(usage)
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
  verified: () => verify(version()),
  deployed: () => inEnvironment((of, to) => broker.recordDeployment(of, to)),
  'can-i-deploy': () =>
    inEnvironment((of, to) => broker.canIDeploy(of, to, values.part === undefined ? undefined : [values.part])),
}
const { code, output } = await does[wanted]().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
console.log(output.trim())
process.exitCode = code
