/** Verifies pacts against a running backend. */

import type { Check } from './checks/check.ts'
import { judge, type Result, type Tried } from './judge.ts'
import type { Pact } from './pacts/pact-file.ts'
import { type Bounds, type Plan, planOf, type Trial } from './pacts/plan.ts'
import type { Backend } from './run/backend.ts'
import { runPact } from './run/pact-run.ts'
import { Relay, type Surroundings } from './run/relay.ts'
import { Silence } from './run/silence.ts'
import { Stage, type StateSource } from './states/state-source.ts'

export interface Verification extends Omit<Bounds, 'hasAddress'> {
  readonly backend: Backend
  /** Asked for each state in this order. */
  readonly sources: readonly StateSource[]
  /** Longest wait for an answer of the backend. */
  readonly timeoutMs: number
  /** Called with each interaction before it is tried. */
  readonly begins?: (trial: Trial) => void
}

/** Tries what the bounds allow, one interaction after the other. @throws when Pact's verifier itself fails */
export async function verify(pacts: readonly Pact[], verification: Verification): Promise<Result[]> {
  const { backend, sources, timeoutMs, begins } = verification
  const plan = planOf(pacts, { ...verification, hasAddress: (provider) => backend.addressOf(provider) !== undefined })
  const around = { backend, stage: new Stage(sources), silence: new Silence(), timeoutMs, begins }
  return [...withoutRepeats(judge(await tryAll(plan.tried, around))), ...plan.left.map(leftOut)]
}

/** An invariant of a schema that one operation has shown is not missed at another. */
function withoutRepeats(results: readonly Result[]): Result[] {
  const ruleOf = ({ trial }: Result) => trial.check?.rule
  const shown = new Set(results.filter(({ outcome }) => outcome.is !== 'not tried').map(ruleOf))
  return results.filter((result) => {
    const rule = ruleOf(result)
    return rule === undefined || result.outcome.is !== 'not tried' || !shown.has(rule)
  })
}

async function tryAll(trials: readonly Trial[], around: Surroundings): Promise<Tried[]> {
  if (trials.length === 0) return []
  const relay = new Relay(trials, around)
  const address = await relay.listen()
  try {
    const ofPacts = trials.filter(({ check }) => check === null)
    const checking = async (isLast: boolean) => {
      for (const trial of trials)
        if (trial.check !== null && isLastCheck(trial.check) === isLast) await relay.check(trial, trial.check)
    }
    // Before all others, of which the last end the session.
    await checking(false)
    const found = await runPact(ofPacts, address, around.timeoutMs)
    await checking(true)
    return trials.map((trial) => {
      const came = relay.came.get(trial.id) ?? { nothing: 'Pact’s verifier left it out' }
      return { trial, came, mismatches: found.get(trial.id) ?? [] }
    })
  } finally {
    await relay.close()
  }
}

/** Whether it reads what all others were answered. */
const isLastCheck = ({ isLast, rule }: Check) => isLast === true || rule !== undefined

function leftOut({ trial, why }: Plan['left'][number]): Result {
  return { trial, came: {}, mark: trial.mark, outcome: { is: 'not tried', why } }
}
