import fc from 'fast-check'
import { actInRound } from '../../src/domain/games/rounds/act-in-round.ts'
import { endRound } from '../../src/domain/games/rounds/end-round.ts'
import { playRound } from '../../src/domain/games/rounds/play-round.ts'
import { actOnStageBet } from '../../src/domain/games/shared-rounds/act-on-bet.ts'
import { placeStageBet } from '../../src/domain/games/shared-rounds/place-bet.ts'
import type { MoneyTable } from './money-table.ts'
import { aviator } from './stage-table.ts'
import { pass } from './worlds.ts'

type Move = (table: MoneyTable) => void

const number = fc.nat({ max: 23 })
const stake = fc.integer({ min: 0, max: 3_000 }).map((rupees) => rupees * 100)

/** Games with single-player rounds, with the input of their bets. */
const dice = { game: 'spribe/dice', meta: { target: 5_000, over: false } }
const mines = { game: 'spribe/mines', meta: { mines: 5 } }

const play = fc.tuple(number, fc.constantFrom(dice, mines), stake, number).map(
  ([who, { game, meta }, amountPaise, key]): Move =>
    (table) => {
      const { world, games } = table
      const playerId = table.player(who)
      const order = { amountPaise, mode: 'base', meta }
      games.staked(playerId, game, playRound(world, games.seat(playerId, game), order, `play-${key}`).round)
    },
)

/** Goes on with a round that is open: a tile, the cash-out, or the end that pays it. */
const goOn = fc.tuple(number, number, fc.constantFrom('pick', 'cash-out', 'end'), number, number).map(
  ([who, which, action, tile, key]): Move =>
    (table) => {
      const { world, games } = table
      const playerId = table.player(who)
      const game = games.openGame(playerId, which) ?? dice.game
      const session = games.seat(playerId, game)
      const order = action === 'pick' ? { action, meta: { tile } } : { action }
      const isEnd = action === 'end' || game === dice.game
      if (isEnd) games.followed(endRound(world, session, `end-${key}`).round)
      else games.followed(actInRound(world, session, order, `act-${key}`).round)
    },
)

/** Moves of players in games with single-player rounds; weights beside the bets'. */
export const gameMoves = [
  { weight: 6, arbitrary: play },
  { weight: 8, arbitrary: goOn },
]

const placed = fc
  .tuple(number, stake, fc.constantFrom(0, 1), fc.constantFrom(null, 101, 120, 150, 200, 500), number)
  .map(
    ([who, amountPaise, slot, autoCashOut, key]): Move =>
      (table) => {
        const { world, games } = table
        const playerId = table.player(who)
        const meta = { slot, ...(autoCashOut === null ? {} : { autoCashOut }) }
        const order = { amountPaise, mode: 'base', meta }
        games.staked(playerId, aviator, placeStageBet(world, games.stage(playerId, aviator), order, `fly-${key}`).round)
      },
  )

const actedOn = fc.tuple(number, number, fc.boolean(), number).map(
  ([who, which, isOut, key]): Move =>
    (table) => {
      const { world, games } = table
      const playerId = table.player(who)
      const flying = games.flying(playerId)
      const action = { action: isOut ? 'cash-out' : 'cancel', meta: { betID: flying[which % flying.length] ?? 0 } }
      const { round } = actOnStageBet(world, games.stage(playerId, aviator), action, `land-${key}`)
      if (isOut) games.cashedOut(round)
      else games.returned(round)
    },
)

const wait = fc.integer({ min: 500, max: 20_000 }).map(
  (ms): Move =>
    ({ world }) =>
      pass(world, ms),
)

/** Moves of players on shared rounds, and the time that decides them. */
export const flightMoves = [
  { weight: 12, arbitrary: placed },
  { weight: 8, arbitrary: actedOn },
  { weight: 10, arbitrary: wait },
]
