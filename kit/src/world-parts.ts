/** The parts of a world that a test moves, each bound to that world. Their inputs and answers are those of the control surface. */
import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import type { World } from './world.ts'

type Rest<Input> = Omit<Input, 'world'>
type Fault = Rest<ControlInput<'plantFault'>>

/** The world's clock. */
export type Clock = {
  /** The world's time, ISO 8601 UTC. */
  now(): Promise<string>
  /** Stops it; `scale(1)` lets it run again. */
  freeze(): Promise<void>
  /** Moves it forward and runs what falls due; milliseconds. */
  advance(ms: number): Promise<void>
  /** Sets it, ISO 8601 UTC; it never goes back. */
  set(now: string): Promise<void>
  /** Lets it run so many times as fast as real time. */
  scale(factor: number): Promise<void>
}

export function clockOf({ name: world, control }: World): Clock {
  return {
    now: async () => (await control.readClock({ world })).now,
    freeze: async () => void (await control.freezeClock({ world })),
    advance: async (ms) => void (await control.advanceClock({ world, ms })),
    set: async (now) => void (await control.setClock({ world, now })),
    scale: async (factor) => void (await control.scaleClock({ world, factor })),
  }
}

/** What goes wrong in the world, and when. */
export type Faults = {
  /** Lets calls of an operation go wrong, the next one only unless `times` says more. Answers the fault's id. */
  plant(operation: string, effect: Fault['effect'], times?: number): Promise<number>
  /** Every kind of target: a group of calls, an event of the socket. */
  plantAt(fault: Fault): Promise<number>
  list(): Promise<ControlData<'listFaults'>>
  clear(): Promise<void>
}

export function faultsOf({ name: world, control }: World): Faults {
  const plantAt = async (fault: Fault): Promise<number> => (await control.plantFault({ world, ...fault })).id
  return {
    plant: (operation, effect, times = 1) => plantAt({ target: { operation }, effect, times }),
    plantAt,
    list: () => control.listFaults({ world }),
    clear: async () => void (await control.clearFaults({ world })),
  }
}

/** Through which network the page reaches the world. */
export type Network = {
  /** A network of the mock's list, such as '2g', or one by its numbers; it begins now. */
  use(network: NetworkName | NetworkNumbers): Promise<void>
  /** Signs in at the page of a 'captive-portal'. */
  signIn(): Promise<void>
  end(): Promise<void>
}

type NetworkName = NonNullable<ControlInput<'useNetwork'>['profile']>
type NetworkNumbers = NonNullable<ControlInput<'useNetwork'>['numbers']>

export function networkOf({ name: world, control }: World): Network {
  return {
    use: async (network) =>
      void (await control.useNetwork({
        world,
        ...(typeof network === 'string' ? { profile: network } : { numbers: network }),
      })),
    signIn: async () => void (await control.signInAtPortal({ world })),
    end: async () => void (await control.endNetwork({ world })),
  }
}

/** What reached the mock in this world, call by call and message by message. */
export type Journal = {
  /** Entries that fit, the newest first. */
  entries(query?: Rest<ControlInput<'queryJournal'>>): Promise<ControlData<'queryJournal'>>
  /** Waits until an entry fits, such as `{ name: 'placeBet' }`, and answers the first one that does. */
  waitFor(match: ControlInput<'waitForJournal'>['match']): Promise<ControlData<'waitForJournal'>>
  /** The whole journal, which the console of another machine can replay. */
  export(): Promise<ControlData<'exportJournal'>>
}

export function journalOf({ name: world, control }: World): Journal {
  return {
    entries: (query = {}) => control.queryJournal({ world, ...query }),
    waitFor: (match) => control.waitForJournal({ world, match }),
    export: () => control.exportJournal({ world }),
  }
}

/** What rounds of games come to. */
export type Outcome = {
  /** The next round of a game, by its slug, comes to what the words say, such as 'number 17'. */
  next(game: string, outcome: string): Promise<void>
  /** Those that wait for their round. */
  waiting(): Promise<ControlData<'listForcedOutcomes'>>
  clear(): Promise<void>
}

export function outcomeOf(world: World): Outcome {
  const { name, control } = world
  return {
    next: (game, outcome) => world.apply('next-round', { game, outcome }),
    waiting: () => control.listForcedOutcomes({ world: name }),
    clear: async () => void (await control.clearForcedOutcomes({ world: name })),
  }
}

const sportIds = { cricket: 4, soccer: 1, tennis: 2 } as const

/** What happens in matches. Events are named as `possible` lists them: 'wicket', 'goal-home', 'break-point', 'rain', 'abandon'. */
export type Matches = {
  /** The id of a match in play. */
  inPlay(sport: keyof typeof sportIds): Promise<string>
  /** The score in one line; null before the start. */
  score(refMatchId: string): Promise<string | null>
  /** Lets events happen at once, one after another, also while the clock stands still. */
  now(refMatchId: string, ...events: string[]): Promise<void>
  /** Lets them happen in turn, each at the next ball, minute or point. */
  next(refMatchId: string, ...events: string[]): Promise<void>
  /** Plays the match on at once: to the end of an over or a set, or to a minute. */
  play(refMatchId: string, until: Part | { minute: number }): Promise<void>
  /** All events of the sport, and why one cannot happen. */
  possible(refMatchId: string): Promise<NextEvents['possible']>
  /** Those that wait for their turn. */
  waiting(refMatchId: string): Promise<NextEvents['waiting']>
  clear(refMatchId: string): Promise<void>
}

type NextEvents = ControlData<'readNextEvents'>
type Part = NextEvents['parts'][number]

export function matchesOf({ name: world, control }: World): Matches {
  return {
    inPlay: async (sport) => {
      const matches = await control.listMarkets({ world })
      const found = matches.find(({ sportId, status }) => sportId === sportIds[sport] && status === 'inplay')
      if (found === undefined) throw new Error(`no ${sport} match is in play`)
      return found.refMatchId
    },
    score: async (refMatchId) => (await control.listMarkets({ world, refMatchId }))[0]?.score ?? null,
    now: async (refMatchId, ...events) => void (await control.addNextEvents({ world, refMatchId, events, now: true })),
    next: async (refMatchId, ...events) => void (await control.addNextEvents({ world, refMatchId, events })),
    play: async (refMatchId, until) => {
      await control.playMatch({ world, refMatchId, ...(typeof until === 'string' ? { until } : until) })
    },
    possible: async (refMatchId) => (await control.readNextEvents({ world, refMatchId })).possible,
    waiting: async (refMatchId) => (await control.readNextEvents({ world, refMatchId })).waiting,
    clear: async (refMatchId) => void (await control.clearNextEvents({ world, refMatchId })),
  }
}
