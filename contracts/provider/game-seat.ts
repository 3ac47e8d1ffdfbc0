/** A player at a game of a world: what has happened in the session before a pact's call, done by calls of rgs.yaml. */
import type { RgsAnswer, RgsBody } from '@chaupar/api/rgs'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'

export interface GameSeat {
  /** Address before the paths of rgs.yaml, the world's name in it. */
  readonly rgs: string
  readonly sessionID: string
}

/** The key that the pacts of the games' server send. */
const intent = 'intent-of-the-player-1'

const hundred = { amount: 100_000_000, currency: 'INR' as const, mode: 'base' }
const minesBet = { ...hundred, meta: { mines: 1 } }

/** Which rounds have been played, as a pact's state says it in `round`. */
const played: Readonly<Record<string, (seat: GameSeat) => Promise<unknown>>> = {
  none: async () => undefined,
  /** Dice that pay 1.01 in 98 of 100 rounds; a lost one is closed by itself. */
  won: async (seat) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { round } = await ask(seat, 'playRound', { ...hundred, meta: { target: 9800, over: false } })
      if (round.active) return
    }
    throw new Error('No round was won')
  },
  /** Mines with one free tile: one pick decides it. Then its seed is replaced, so that it is revealed. */
  revealed: async (seat) => {
    await ask(seat, 'playRound', { ...hundred, meta: { mines: 24 } })
    const { action } = await ask(seat, 'actInRound', { action: 'pick', meta: { tile: 3 } })
    if (action.active) await ask(seat, 'endRound', {})
    await ask(seat, 'rotateSeed', { clientSeed: 'monsoon-481' })
  },
  /** Mines that wait for a decision, under the key of the pacts. */
  placed: (seat) => ask(seat, 'playRound', minesBet, intent),
  /** A bet under that key that the balance does not cover. */
  refused: (seat) => send(seat, 'playRound', { ...minesBet, amount: 50_000_000_000 }, intent),
  /** The key asked for before anything came under it. */
  closed: (seat) => ask(seat, 'authenticate', { intent }),
}

/** Begins the session and plays `round` in it. Throws when a call is refused. */
export async function sitDown(seat: GameSeat, round: string): Promise<void> {
  await ask(seat, 'authenticate', {})
  const play = played[round]
  if (play === undefined) throw new Error(`No way to play ${round}; game-seat.ts has them`)
  await play(seat)
}

/**
 * Of a round that rises, and of a live table: world milliseconds in which it takes bets, then until a card or ball has fallen;
 * how far the clock moves between two tries to bet; and a bet.
 */
const shared = {
  curve: { bettingMs: 6_000, fallenMs: 3_000, stepMs: 5_000, meta: { slot: 0 } },
  table: {
    bettingMs: 20_000,
    fallenMs: 3_000,
    stepMs: 1_000,
    meta: { slot: 0, bets: [{ on: 'red', amountPaise: 100_00 }] },
  },
}
type SharedKind = keyof typeof shared

/**
 * Bets on a shared round of the game that has just begun to take bets; one that rises runs far. `stage` says what follows: 'open'
 * takes the bet back, 'bet' leaves it, 'running' lets the round begin, 'fallen' also
 * lets its first card or ball fall. Answers the bet.
 */
export async function betAtStage(
  seat: GameSeat,
  stage: string,
  kind: SharedKind,
  world: { advance(ms: number): Promise<unknown>; letRun(): Promise<unknown> },
): Promise<RgsAnswer<'playRound'>['round']> {
  const bet = await firstBet(seat, kind, world.advance)
  if (kind === 'curve') await world.letRun()
  if (stage === 'open') await takeBack(seat, bet)
  if (stage === 'running' || stage === 'fallen') await world.advance(shared[kind].bettingMs)
  if (stage === 'fallen') await world.advance(shared[kind].fallenMs)
  return bet
}

/** A table's rounds run so short that its bet has to stand at the beginning: what is left of the first round is waited for. */
async function firstBet(seat: GameSeat, kind: SharedKind, advance: (ms: number) => Promise<unknown>) {
  const { stepMs, meta } = shared[kind]
  let isFromBeginning = kind === 'curve'
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await send(seat, 'playRound', { ...hundred, meta })
    const bet = answer.ok ? ((await answer.json()) as RgsAnswer<'playRound'>).round : null
    if (bet && isFromBeginning) return bet
    if (bet) await takeBack(seat, bet)
    else isFromBeginning = true
    await advance(stepMs)
  }
  throw new Error('No round took a bet')
}

const takeBack = (seat: GameSeat, { betID }: RgsAnswer<'playRound'>['round']) =>
  ask(seat, 'actInRound', { action: 'cancel', meta: { betID } })

async function ask<Op extends RgsOperationId>(
  seat: GameSeat,
  operation: Op,
  body: Fields<Op>,
  key?: string,
): Promise<RgsAnswer<Op>> {
  const answer = await send(seat, operation, body, key)
  if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

type Fields<Op extends RgsOperationId> = Omit<RgsBody<Op> & object, 'sessionID'>

function send<Op extends RgsOperationId>(
  { rgs, sessionID }: GameSeat,
  operation: Op,
  body: Fields<Op>,
  key?: string,
): Promise<Response> {
  const { method, path } = rgsOperations[operation]
  return fetch(rgs + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify({ sessionID, ...body }),
  })
}
