import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import { changeSettings } from '../domain/base/change-settings.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { GamePolicyName } from '../domain/base/settings.ts'
import { forceNextRound, requireGame } from '../domain/games/forced/force-next.ts'
import { seatAt } from '../domain/games/rounds/game-session.ts'
import { playRound } from '../domain/games/rounds/play-round.ts'
import { openRound } from '../domain/games/rounds/round-records.ts'
import { forceNextResult } from '../domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../domain/games/shared-rounds/stage-of.ts'
import type { Scenario } from '../world/scenario.ts'
import { number, text } from './params.ts'
import { describe, faultSituation, onCalls, refusal, type Situation, type Topic } from './scenario.ts'
import { requireSeededPlayer } from './seeded-players.ts'

const slowMs = number('slowMs', 'Real milliseconds in place of the 2000', [1, 120_000])

const inSession: readonly RgsOperationId[] = [
  'authenticate',
  'readGameBalance',
  'playRound',
  'endRound',
  'noteRoundEvent',
  'actInRound',
]
const bookings: readonly RgsOperationId[] = ['playRound', 'actInRound', 'endRound']

const leftGame = 'spribe/mines'

const roundLeftOpen: Scenario = {
  name: 'round-left-open',
  about: 'The player has left a round of Mines open: 100.00 at stake, one mine, no tile picked',
  apply(world) {
    const seat = seatAt(requireSeededPlayer(world), leftGame)
    if (seat === null) throw new Error(`${leftGame} has no rules`)
    if (openRound(world, seat.player.id, leftGame) !== null) return
    playRound(world, seat, { amountPaise: 100_00, mode: 'base', meta: { mines: 1 } })
  },
}

const times = number('times', 'The multiplier that it crashes at, from 1 to 10000, in place of 1', [1, 10_000])
const crashGame = text('game', 'Slug of the game in place of spribe/aviator', 100)

const nextCrashAt: Scenario = {
  name: 'next-crash-at',
  about:
    'The next round of Aviator crashes at once, or at the multiplier that is named: the one that takes bets now, or else the one after',
  params: describe([times, crashGame]),
  apply(world, given) {
    const slug = requireGame(crashGame.from(given) ?? 'spribe/aviator')
    const stage = stageOf(slug)
    if (stage === null || stage.curve === null) throw new DomainError('game_without_crash', { game: slug })
    forceNextResult(world, stage, Math.round((times.from(given) ?? 1) * 100))
  },
}

const forcedGame = text('game', 'Slug of the game in place of spribe/dice', 100)
const outcome = text(
  'outcome',
  "What it comes to in place of 'loses'; words that the game has not are refused with those it has",
  100,
)

const nextRound: Scenario = {
  name: 'next-round',
  about:
    "The next round of a game comes to what the words say: 'loses', 'win of 10x or more', 'free spins', 'number 17', 'banker wins', 'blackjack for the player'; of a live table what the table comes to, for all who bet on it",
  params: describe([outcome, forcedGame]),
  apply(world, given) {
    forceNextRound(world, forcedGame.from(given) ?? 'spribe/dice', outcome.from(given) ?? 'loses')
  },
}

function policyIs(policy: GamePolicyName, about: string): Situation {
  return {
    name: `policy-${policy}`,
    group: 'policy of games',
    about,
    apply: (world) => changeSettings(world, { gamePolicy: policy }),
    holds: (world) => world.settings.current.gamePolicy === policy,
  }
}

/** Rounds of a game, and failures of their server. */
export const rounds: Topic = {
  name: 'Rounds of games',
  scenarios: [
    roundLeftOpen,
    nextCrashAt,
    nextRound,
    {
      ...policyIs('play-money', 'Games are offered as play money is: the way back from the other policies'),
      isNormal: true,
    },
    policyIs(
      'uk-strict',
      'Games opened from now on are offered as in Great Britain; the server refuses a round within 5 s of the one before, on reels 2.5 s',
    ),
    policyIs('none', 'Games opened from now on may offer all they have: turbo, autoplay, bought features'),
    faultSituation({
      name: 'rgs-slow',
      group: 'speed of rounds',
      about: 'Every call of a game takes two seconds longer; the site is as fast as ever',
      params: [slowMs],
      faults: (given) => onCalls(inSession, { kind: 'latency', ms: Math.round(slowMs.from(given) ?? 2000) }),
    }),
    faultSituation({
      name: 'rgs-answer-lost',
      group: 'answers to games',
      about: 'Stakes, decisions and payouts of games are booked, and their answers lost',
      faults: onCalls(bookings, { kind: 'dropped-answer' }),
    }),
    faultSituation({
      name: 'session-ended-in-game',
      group: 'refusals in games',
      about: 'Every session of a game is over (ERR_IS); the login is not',
      faults: onCalls(inSession, refusal('game_session_over')),
    }),
    faultSituation({
      name: 'insufficient-in-game',
      group: 'refusals in games',
      about: 'No balance covers the stake of a round (ERR_IPB)',
      faults: onCalls(['playRound'], refusal('insufficient_funds')),
    }),
  ],
}
