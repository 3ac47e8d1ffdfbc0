import type { GameServerEvent, GameServerEvents } from '@chaupar/api/games-realtime'
import { timesAfter } from '@chaupar/games/rules/instant/crash'
import { type ListedBet, liveList } from '../../domain/games/shared-rounds/live-list.ts'
import { keepSchedules } from '../../domain/games/shared-rounds/schedule.ts'
import { hasDueBets } from '../../domain/games/shared-rounds/settle-bets.ts'
import type { Stage } from '../../domain/games/shared-rounds/stage.ts'
import { stageOf } from '../../domain/games/shared-rounds/stage-of.ts'
import {
  phaseAt,
  type StageRound,
  shownSoFar,
  stageResult,
  stageRoundNow,
} from '../../domain/games/shared-rounds/stage-round.ts'
import { paceOf, wirePlayers, wireStageRound } from '../../wire/game-stage.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import type { World } from '../../world/world.ts'
import { stageOfRoom } from '../socket-types.ts'

type Payload<Event extends GameServerEvent> = Parameters<GameServerEvents[Event]>[0]

/** One message to everybody in a room of the namespace /games. `volatile`: better lost than late. `isSmall`: no entry of the journal. */
export type GamePush = {
  [Event in GameServerEvent]: {
    room: string
    event: Event
    payload: Payload<Event>
    volatile?: true
    isSmall?: boolean
  }
}[GameServerEvent]

/** Real milliseconds: how often a watched stage is looked at, and how far apart messages of a kind are at least. */
const beatMs = 50
const tickMs = 200
const playersMs = 500

/** The last messages to a room. */
interface LastSent {
  /** Round, phase and pace. */
  state: string
  /** How much of the round has happened. */
  events: number
  tickedAtMs: number
  listedAtMs: number
  round: string
  list: ReadonlyMap<string, ListedBet>
}

export interface StageBeatOptions {
  registry: WorldRegistry
  /** Rooms with at least one socket. */
  rooms(): Iterable<string>
  deliver(world: World, push: GamePush): void
  onDefect(error: unknown): void
}

/**
 * Sends watched stages to their rooms: each change of phase and each card within 50 ms, the curve five times a second, the
 * players twice a second. It stops while no stage is watched.
 */
export class StageBeat {
  readonly #options: StageBeatOptions
  readonly #lastSent = new Map<string, LastSent>()
  /** Slugs of the games that are watched, by world. */
  #watched = new Map<World, ReadonlySet<string>>()
  #timer: NodeJS.Timeout | null = null

  constructor(options: StageBeatOptions) {
    this.#options = options
  }

  /** Somebody watches. */
  wake(): void {
    this.#timer ??= setInterval(() => this.#beat(), beatMs).unref()
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
    this.#lastSent.clear()
    this.#watched.clear()
  }

  #beat(): void {
    const rooms = this.#watchedRooms()
    const byWorld = Map.groupBy(rooms, ([, { world }]) => world)
    this.#keepSchedules(byWorld)
    for (const [world, watched] of byWorld) {
      this.#attempt(() => settleDue(world))
      for (const [room, { slug }] of watched) this.#attempt(() => this.#send(room, world, stageOf(slug)))
    }
    for (const room of this.#lastSent.keys()) if (!rooms.has(room)) this.#lastSent.delete(room)
    if (rooms.size === 0) this.stop()
  }

  #attempt(effect: () => void): void {
    try {
      effect()
    } catch (error) {
      this.#options.onDefect(error)
    }
  }

  #watchedRooms(): Map<string, { world: World; slug: string }> {
    const rooms = new Map<string, { world: World; slug: string }>()
    for (const room of this.#options.rooms()) {
      const found = stageOfRoom(room)
      if (found === null || !this.#options.registry.has(found.worldName)) continue
      // Read with `get`, which counts as use: a watched world is not idle.
      rooms.set(room, { world: this.#options.registry.get(found.worldName), slug: found.slug })
    }
    return rooms
  }

  #keepSchedules(byWorld: ReadonlyMap<World, readonly [string, { slug: string }][]>): void {
    const watched = new Map([...byWorld].map(([world, rooms]) => [world, new Set(rooms.map(([, { slug }]) => slug))]))
    const before = this.#watched
    this.#watched = watched
    // A world that has ended meanwhile took its schedules along.
    const left = [...before.keys()].filter((world) => this.#options.registry.list().includes(world))
    for (const world of new Set([...watched.keys(), ...left])) {
      const [was, now] = [before.get(world) ?? new Set(), watched.get(world) ?? new Set<string>()]
      if (was.size !== now.size || [...now].some((slug) => !was.has(slug))) keepSchedules(world, now)
    }
  }

  #send(room: string, world: World, stage: Stage | null): void {
    if (stage === null) return
    world.clock.steady((nowMs) => {
      const round = stageRoundNow(world, stage)
      const pace = paceOf(world.clock.state)
      const phase = phaseAt(round, nowMs)
      const last = this.#lastSent.get(room)
      const state = `${round.id} ${phase} ${pace}`
      const isNews = last?.state !== state
      const events = shownSoFar(world, round)
      if (isNews || last.events !== events.length) {
        const payload = wireStageRound(round, nowMs, pace, { events, result: () => stageResult(world, round) })
        this.#options.deliver(world, { room, event: 'stage:round', payload, isSmall: !isNews })
      }
      this.#lastSent.set(room, {
        state,
        events: events.length,
        tickedAtMs: phase === 'running' ? this.#tick(room, world, round, last, pace) : 0,
        ...this.#list(room, world, round, last, isNews),
      })
    })
  }

  /** Answers when it ticked last. */
  #tick(room: string, world: World, round: StageRound, last: LastSent | undefined, pace: number): number {
    const atMs = performance.now()
    const { curve } = round.stage
    if (curve === null || (last !== undefined && atMs - last.tickedAtMs < tickMs)) return last?.tickedAtMs ?? 0
    const elapsedMs = world.clock.now() - round.runsAtMs
    const payload = { round: round.id, elapsedMs, pace, times: timesAfter(elapsedMs, curve) }
    this.#options.deliver(world, { room, event: 'stage:tick', payload, volatile: true })
    return atMs
  }

  /** Sends the changes of the list. A new watcher got all of it, and gets it again with the next round. */
  #list(
    room: string,
    world: World,
    round: StageRound,
    last: LastSent | undefined,
    isNews: boolean,
  ): Pick<LastSent, 'round' | 'list' | 'listedAtMs'> {
    const atMs = performance.now()
    if (last !== undefined && !isNews && atMs - last.listedAtMs < playersMs) {
      const { round: id, list, listedAtMs } = last
      return { round: id, list, listedAtMs }
    }
    const bets = liveList(world, round)
    const list = new Map(bets.map((bet) => [bet.id, bet]))
    const before = last?.round === round.id ? last.list : new Map<string, ListedBet>()
    const changed = bets.filter((bet) => before.get(bet.id)?.times !== bet.times || !before.has(bet.id))
    const gone = [...before.keys()].filter((id) => !list.has(id))
    if (changed.length > 0 || gone.length > 0 || last?.round !== round.id) {
      const payload = wirePlayers(round, bets, changed, gone)
      this.#options.deliver(world, { room, event: 'stage:players', payload })
    }
    return { round: round.id, list, listedAtMs: atMs }
  }
}

/** By the world's tick, which the journal records, so that a replay settles at the same moment. */
function settleDue(world: World): void {
  if (hasDueBets(world)) world.tick()
}
