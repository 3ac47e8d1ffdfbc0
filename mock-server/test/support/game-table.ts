import { type GameSession, seatAt } from '../../src/domain/games/rounds/game-session.ts'
import type { Round } from '../../src/domain/games/rounds/round.ts'
import { isAtStage, type StageSession } from '../../src/domain/games/shared-rounds/place-bet.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageResult, stageRoundById } from '../../src/domain/games/shared-rounds/stage-round.ts'
import type { World } from '../../src/world/world.ts'
import { there } from './answers.ts'
import { playerOf } from './identity.ts'

/** A round as the player knows it, in paise. */
interface KnownRound {
  playerId: number
  game: string
  stakePaise: number
  /** The payout; null while it is open. */
  paidPaise: number | null
  /** The shared round of a bet; null for a single-player round. */
  flight: { round: string; autoCashOut: number | null } | null
}

/** Aviator's curve: the hundredths after so many milliseconds, and the moment at which they are reached. */
const timesAt = (elapsedMs: number): number => Math.floor(100 * Math.exp(0.000_06 * elapsedMs) + 1e-9)
const reachedMs = (times: number): number => Math.log(times / 100) / 0.000_06

/** The rounds of games in a world, and their expected payouts, computed from the answers without the ledger. */
export class GameTable {
  readonly #world: World
  readonly #rounds = new Map<number, KnownRound>()

  constructor(world: World) {
    this.#world = world
  }

  seat(playerId: number, game: string): GameSession {
    return there(seatAt(there(playerOf(this.#world, playerId)), game))
  }

  stage(playerId: number, game: string): StageSession {
    const session = this.seat(playerId, game)
    if (!isAtStage(session)) throw new Error(`${game} is not shared`)
    return session
  }

  /** A round that was staked, as it was answered; the same answer again changes nothing. */
  staked(playerId: number, game: string, { id, stakePaise, isActive, shared }: Round): void {
    if (this.#rounds.has(id)) return
    const flight = shared === undefined ? null : { round: shared.stageRound, autoCashOut: shared.autoCashOut }
    this.#rounds.set(id, { playerId, game, stakePaise, paidPaise: isActive ? null : 0, flight })
  }

  /** A single-player round after a decision or its end: once inactive it has paid. */
  followed({ id, isActive, payoutPaise }: Round): void {
    const round = there(this.#rounds.get(id))
    if (!isActive) round.paidPaise = payoutPaise
  }

  /** A bet on a shared round was taken back. */
  returned({ id }: Round): void {
    const round = there(this.#rounds.get(id))
    round.paidPaise = round.stakePaise
  }

  /** A bet was cashed out by hand now, the first time that its key came. */
  cashedOut({ id }: Round): void {
    const round = there(this.#rounds.get(id))
    if (round.paidPaise !== null) return
    const { runsAtMs } = this.#flightOf(round)
    round.paidPaise = Math.floor((round.stakePaise * timesAt(this.#world.clock.now() - runsAtMs)) / 100)
  }

  /** Decides the bets on shared rounds that time has decided. */
  settle(): void {
    for (const round of this.#rounds.values()) {
      if (round.flight === null || round.paidPaise !== null) continue
      const { autoCashOut } = round.flight
      const { runsAtMs, endsAtMs, point } = this.#flightOf(round)
      const isOut = autoCashOut !== null && (point === null || autoCashOut <= point)
      const paidPaise = isOut ? Math.floor((round.stakePaise * autoCashOut) / 100) : 0
      const decidedMs = isOut ? runsAtMs + Math.ceil(reachedMs(autoCashOut) - 1e-6) : endsAtMs
      if (this.#world.clock.now() >= decidedMs) round.paidPaise = paidPaise
    }
  }

  /** Open bets of a player on shared rounds. */
  flying(player: number): number[] {
    return [...this.#rounds].flatMap(([id, { playerId, paidPaise, flight }]) =>
      playerId === player && paidPaise === null && flight !== null ? [id] : [],
    )
  }

  /** The game of an open single-player round; null without one. */
  openGame(player: number, which: number): string | null {
    const open = [...this.#rounds.values()].filter(
      ({ playerId, paidPaise, flight }) => playerId === player && paidPaise === null && flight === null,
    )
    return open[which % open.length]?.game ?? null
  }

  /** The payouts of a player's rounds less their stakes. */
  wonPaise(player: number): number {
    const own = [...this.#rounds.values()].filter(({ playerId }) => playerId === player)
    return own.reduce((sum, { stakePaise, paidPaise }) => sum + (paidPaise ?? 0) - stakePaise, 0)
  }

  /** When the shared round of a bet runs and ends, and where it has crashed; null while it has not. */
  #flightOf({ game, flight }: KnownRound): { runsAtMs: number; endsAtMs: number; point: number | null } {
    const round = there(stageRoundById(this.#world, there(stageOf(game)), there(flight).round))
    const isOver = this.#world.clock.now() >= round.endsAtMs
    return { ...round, point: isOver ? Number(Object(stageResult(this.#world, round).events[0]).times) : null }
  }
}
