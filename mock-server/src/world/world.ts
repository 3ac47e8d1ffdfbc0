import { advanceRequests } from '../domain/cashier/advance-requests.ts'
import { type ClockState, WorldClock } from '../domain/clock.ts'
import type { WorldContext } from '../domain/context.ts'
import { DomainEmitter } from '../domain/events.ts'
import { advanceMatches } from '../domain/matches/advance-matches.ts'
import { OddsFeed } from '../domain/matches/odds-feed.ts'
import { createRandom, type Random } from '../domain/random.ts'
import { defaultSettings, type Settings, SettingsKeeper } from '../domain/settings.ts'
import { readMeta, writeMeta } from '../store/meta.ts'
import { openStore, type Store } from '../store/store.ts'
import { Faults, type FaultsState } from './faults.ts'

export interface WorldOptions {
  name: string
  /** ':memory:' or the path of a database file. */
  location: string
  /** Used when the database is new; one that exists keeps its own. */
  newSeed: () => string
  /** System time in milliseconds. */
  systemNow: () => number
  /** World time at the start, frozen there; absent = running with the system. */
  frozenAtMs?: number
}

/** One isolated world: its own database, time, chance, settings, events and faults. */
export class World implements WorldContext {
  readonly name: string
  readonly seed: string
  readonly clock: WorldClock
  readonly random: Random
  readonly store: Store
  readonly events = new DomainEmitter()
  readonly settings: SettingsKeeper
  readonly feed = new OddsFeed()
  readonly faults: Faults
  /** False when the database was filled before: then no scenario is applied again. */
  readonly isNew: boolean

  constructor(options: WorldOptions) {
    this.name = options.name
    this.store = openStore(options.location)
    const keptSeed = readMeta<string>(this.store, 'seed')
    this.isNew = this.scenarios.length === 0
    this.seed = keptSeed ?? options.newSeed()
    this.random = createRandom(this.seed)
    this.clock = this.#openClock(options)
    this.settings = new SettingsKeeper(
      { ...defaultSettings, ...readMeta<Settings>(this.store, 'settings') },
      (settings) => writeMeta(this.store, 'settings', settings),
    )
    this.faults = new Faults({
      stream: (name) => this.random.stream(name),
      kept: readMeta<FaultsState>(this.store, 'faults'),
      save: (state) => writeMeta(this.store, 'faults', state),
    })
    writeMeta(this.store, 'seed', this.seed)
  }

  /** Names of the scenarios that were applied, in order. */
  get scenarios(): string[] {
    return readMeta<string[]>(this.store, 'scenarios') ?? []
  }

  noteScenario(name: string): void {
    writeMeta(this.store, 'scenarios', [...this.scenarios, name])
  }

  /**
   * Brings the world to `clock.now()`: balls bowled, prices moved, waiting bets resolved, ended matches settled,
   * the next match begun. A frozen clock makes it do nothing.
   */
  tick(): void {
    advanceMatches(this)
    advanceRequests(this)
  }

  transaction<T>(effect: () => T): T {
    if (this.store.inTransaction) return effect()
    this.events.hold()
    let isCommitted = false
    try {
      const result = this.store.transaction(effect)
      isCommitted = true
      return result
    } finally {
      if (isCommitted) this.events.release()
      else this.events.discard()
    }
  }

  close(): void {
    this.store.close()
  }

  #openClock({ systemNow, frozenAtMs }: WorldOptions): WorldClock {
    const kept = readMeta<ClockState>(this.store, 'clock')
    const clock = new WorldClock(systemNow, kept, (state) => writeMeta(this.store, 'clock', state))
    if (!kept && frozenAtMs !== undefined) clock.freeze(frozenAtMs)
    return clock
  }
}
