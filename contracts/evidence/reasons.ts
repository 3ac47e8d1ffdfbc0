/** Why a promise of the documents is shown by nothing of a kind. A hole without its reason fails, and a reason without its hole. */

/** What may show a promise, in the order of the page. */
export const columns = ['document', 'walk', 'mock', 'pact', 'journey'] as const
export type Column = (typeof columns)[number]

export interface Reason {
  readonly column: Column
  readonly kind: 'call' | 'event'
  readonly document?: 'openapi.yaml' | 'rgs.yaml'
  /** Operations or events by name; each of them has to have such a hole. */
  readonly of: readonly string[] | 'any'
  /** Statuses of calls; asked, answered, pushed of events. */
  readonly parts: readonly string[] | 'any'
  readonly because: string
}

const failures = ['400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503']

export const reasons: readonly Reason[] = [
  {
    column: 'walk',
    kind: 'event',
    of: 'any',
    parts: 'any',
    because: 'the walks make calls; mock-server/test/realtime asks and hears the messages',
  },
  {
    column: 'walk',
    kind: 'call',
    document: 'rgs.yaml',
    of: 'any',
    parts: ['200'],
    because: 'the walk of rgs.yaml leads to its refusals; mock-server/test/rgs plays the rounds',
  },
  {
    column: 'mock',
    kind: 'call',
    of: 'any',
    parts: failures,
    because:
      'the walks lead to each of them, and a call of a world that is not there has no journal to be recorded from',
  },
  {
    column: 'mock',
    kind: 'event',
    of: ['stage:tick', 'stage:players'],
    parts: ['pushed'],
    because: 'the journal does not tell of what is better lost than late; test/realtime/games.test.ts hears both',
  },
  {
    column: 'mock',
    kind: 'event',
    of: ['bet:place', 'bet:cancel', 'bet:cash-out'],
    parts: ['asked'],
    because: 'the journal tells of it as the call that it is, playRound or actInRound, and of its answer as a message',
  },
  {
    column: 'pact',
    kind: 'call',
    of: 'any',
    parts: failures,
    because:
      'failures have one form, which each client reads in one place; the pacts hold examples of it, not every operation with every status',
  },
  {
    column: 'pact',
    kind: 'call',
    of: ['listBetMatches'],
    parts: ['200'],
    because: 'no page makes the call: the matches that hold bets come with getExposure',
  },
  {
    column: 'pact',
    kind: 'call',
    of: ['searchGame'],
    parts: ['200'],
    because: 'for testers, by hand; no client makes the call',
  },
  {
    column: 'pact',
    kind: 'event',
    of: ['stage:leave'],
    parts: ['asked', 'answered'],
    because: 'the game client never asks it: its connection ends with its frame',
  },
  {
    column: 'journey',
    kind: 'call',
    of: 'any',
    parts: failures,
    because:
      'journeys go the ways that a player takes; what a page shows of a refusal is shown by its own tests, against the mock in process',
  },
  {
    column: 'journey',
    kind: 'call',
    of: ['listBetMatches'],
    parts: ['200'],
    because: 'no page makes the call: the matches that hold bets come with getExposure',
  },
  {
    column: 'journey',
    kind: 'call',
    of: ['updatePassword', 'endSession', 'addBank', 'removeBank', 'cancelBonus'],
    parts: ['200'],
    because:
      'a form of one step, whose whole way, lost answers too, is shown against the mock in process: web/test/player/account.test.tsx; bank-details, faults and bonus in web/test/cashier',
  },
  {
    column: 'journey',
    kind: 'call',
    of: ['replayRound'],
    parts: ['200'],
    because:
      'the game client asks it only for a shared round whose end it has missed: mock-server/game-client/test/stage-machine.test.ts',
  },
  {
    column: 'journey',
    kind: 'call',
    of: ['searchGame'],
    parts: ['200'],
    because: 'for testers, by hand; no client makes the call',
  },
  {
    column: 'journey',
    kind: 'event',
    of: ['stage:tick', 'stage:players'],
    parts: ['pushed'],
    because: 'the journal does not tell of what is better lost than late; the journeys of crash see both on the screen',
  },
  {
    column: 'journey',
    kind: 'event',
    of: ['stage:leave'],
    parts: ['asked', 'answered'],
    because: 'the game client never asks it: its connection ends with its frame',
  },
  {
    column: 'journey',
    kind: 'event',
    of: ['bet:place', 'bet:cancel', 'bet:cash-out'],
    parts: ['asked', 'answered'],
    because: 'the journal tells of it as the call that it is, playRound or actInRound',
  },
]
