/** One run of Pact's verifier over parts of pacts, in a process of its own (pact-child.ts). */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trial } from '../pacts/plan.ts'
import { type Mismatch, mismatchesIn } from './mismatches.ts'

/** The options of the process. */
interface Order {
  /** Address of the relay. */
  readonly relay: string
  readonly timeoutMs: number
  /** One after the other. */
  readonly parts: readonly Part[]
}

/** Some interactions of a pact. */
interface Part {
  readonly provider: string
  readonly pact: string
  /** Ids of the trials, which are names of states in the pact. */
  readonly ids: readonly string[]
  /** Descriptions of the messages in the pact; none when it is one of calls. */
  readonly messages: readonly string[]
  /** File for what was found: '' when all is well, else the verifier's own words. */
  readonly found: string
}

/** What the process asks of the relay: to set the states of a trial up, to have its message sent, and calls below the last. */
export const relayPaths = { state: '/relay/state', message: '/relay/message', calls: '/calls' }

/**
 * Verifies the trials at the relay in their order, those of one pact that follow each other together; answers what does not
 * fit by their ids. @throws when Pact itself fails
 */
export async function runPact(trials: readonly Trial[], relay: string, timeoutMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-verify-'))
  try {
    const parts = partsOf(trials).map((own, index) => writePart(join(folder, String(index)), own))
    // The relay has the time limits: several states may be set up for a trial, each with its own.
    const output = await run({ relay, timeoutMs: timeoutMs * 5 + 60_000, parts })
    return new Map(parts.flatMap((part) => [...foundIn(part, output)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function partsOf(trials: readonly Trial[]): Trial[][] {
  const parts: Trial[][] = []
  for (const trial of trials) {
    const last = parts.at(-1)
    if (last?.[0]?.pact === trial.pact) last.push(trial)
    else parts.push([trial])
  }
  return parts
}

/** Writes the pact with these interactions alone, each with one state that bears the trial's id. */
function writePart(folder: string, trials: readonly Trial[]): Part {
  const [first] = trials
  if (first === undefined) throw new Error('a part without trials')
  const { pact } = first
  mkdirSync(folder)
  const part = {
    provider: pact.provider,
    pact: join(folder, pact.file),
    ids: trials.map(({ id }) => id),
    messages: trials.filter(({ isMessage }) => isMessage).map(({ description }) => description),
    found: join(folder, 'found'),
  }
  const interactions = trials.map(({ node, id }) => ({ ...node, providerStates: [{ name: id }] }))
  writeFileSync(part.pact, JSON.stringify({ ...pact.node, interactions }))
  return part
}

function foundIn({ found, ids, pact }: Part, output: string): Map<string, readonly Mismatch[]> {
  if (!existsSync(found)) throw new Error(`Pact's verifier ended without a word on ${pact}:\n${output}`)
  return mismatchesIn(readFileSync(found, 'utf8'), ids)
}

/** The environment for a process that calls the relay alone: Pact sends loopback to a proxy too, whatever NO_PROXY says. */
function withoutProxies(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(https?|all)_proxy$/i.test(name)))
}

function run(order: Order): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'pact-child.ts'), JSON.stringify(order)], {
      env: { ...withoutProxies(), PACT_DO_NOT_TRACK: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const endToo = () => child.kill()
    process.once('exit', endToo)
    let output = ''
    const keep = (part: Buffer) => {
      output = (output + part.toString()).slice(-4000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', () => {
      process.off('exit', endToo)
      resolve(output)
    })
  })
}
