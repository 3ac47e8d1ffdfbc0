import type { RgsSchema } from '@chaupar/api/rgs'
import { roundsStore } from '../src/round/rounds-store.ts'
import type { StageHears, StageLink } from '../src/stage/stage-link.ts'
import { stageMachine } from '../src/stage/stage-machine.ts'
import { type StageBet, stageStore } from '../src/stage/stage-store.ts'

type Answer = RgsSchema<'StageBetAnswer'>
type Question = { event: 'place' | 'cancel' | 'cash-out'; sent: Readonly<Record<string, unknown>> }

/** A round of the stage, taking bets unless said. */
export function stageRound(changes: Partial<RgsSchema<'StageRound'>> = {}): RgsSchema<'StageRound'> {
  const base = {
    round: '1-7',
    number: 7,
    phase: 'betting',
    elapsedMs: 0,
    leftMs: 6_000,
    pace: 1,
    result: null,
  } as const
  return { ...base, state: [], ...changes }
}

/** A bet of 100 rupees in the first slot, open unless said. */
export function stageBet(changes: Partial<StageBet> = {}): StageBet {
  return {
    betID: 12,
    roundID: 'g-12',
    amount: 100_000_000,
    payout: 0,
    payoutMultiplier: 0,
    active: true,
    mode: 'base',
    meta: null,
    event: null,
    state: [],
    actions: ['cancel'],
    fairness: { serverSeedHash: '0'.repeat(64), clientSeed: 'spribe/aviator', nonce: 7 },
    shared: { round: '1-7', slot: 0, autoCashOut: null },
    ...changes,
  }
}

/** The same bet, cashed out. */
export function cashedOut(payout: number, times: number): StageBet {
  const event = { index: 0, type: 'cash-out', times }
  return stageBet({ active: false, payout, state: [event] })
}

/** A stage machine over a server that the test plays: it answers the questions in `answers`, in their order; null = not at all. */
export function sharedRoundClient(watched: Partial<RgsSchema<'StageWatched'>> = {}) {
  const questions: Question[] = []
  const answers: (Answer | null)[] = []
  const replays = new Map<string, RgsSchema<'Replay'>>()
  const store = stageStore(10_000)
  const rounds = roundsStore()
  let outcome: StageHears | null = null
  let isUp = true
  const seen: RgsSchema<'StageWatched'> = {
    status: 'success',
    stage: stageRound(),
    rules: { bettingMs: 6_000, settledMs: 3_000, slots: 2, curve: { risePerMs: 0.000_06, mostTimes: 1_000_000 } },
    chains: [],
    history: [],
    players: { round: '1-7', players: [], gone: [], count: 0, amount: 0 },
    bets: [],
    balance: { amount: 1_000_000_000, currency: 'INR', version: 3 },
    ...watched,
  }
  const asked = (event: Question['event'], sent: object): Promise<Answer> => {
    questions.push({ event, sent: { ...sent } })
    const answer = answers.shift() ?? null
    return answer === null ? Promise.reject(new Error('not acknowledged')) : Promise.resolve(answer)
  }
  const link: StageLink = {
    isUp: () => isUp,
    watch: () => Promise.resolve(seen),
    place: (order) => asked('place', order),
    cancel: (choice) => asked('cancel', choice),
    cashOut: (choice) => asked('cash-out', choice),
    close: () => {
      isUp = false
    },
  }
  const machine = stageMachine(store, rounds, {
    open(hears) {
      outcome = hears
      return link
    },
    replay: (roundID) => Promise.resolve(replays.get(roundID) ?? null),
    nowMs: () => 0,
    wait: () => new Promise((resolve) => setTimeout(resolve)),
    onOver: () => undefined,
  })
  machine.start()
  const hears = (): StageHears => {
    if (outcome === null) throw new Error('the machine has opened no link')
    return outcome
  }
  return {
    machine,
    store,
    rounds,
    questions,
    answers,
    replays,
    seen,
    hears,
    done: (bet: StageBet, version: number): Answer => ({
      status: 'success',
      bet,
      balance: { amount: 900_000_000, currency: 'INR', version },
    }),
  }
}
