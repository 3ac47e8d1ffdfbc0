import { AsyncLocalStorage } from 'node:async_hooks'
import * as v from 'valibot'
import { clockState, neverBack, systemMsAt, WorldClock } from '../domain/base/clock.ts'
import type { Traced, WorldContext } from '../domain/base/context.ts'
import { DomainEmitter } from '../domain/base/events.ts'
import { createRandom, type Random } from '../domain/base/random.ts'
import { defaultSettings, SettingsKeeper, settingsSchema } from '../domain/base/settings.ts'
import { createVault, type Vault } from '../domain/base/vault.ts'
import { keyOldNumbers } from '../domain/cashier/account-numbers.ts'
import { advanceRequests } from '../domain/cashier/waiting-requests.ts'
import { closeAbandonedRounds } from '../domain/games/rounds/abandoned-rounds.ts'
import { settleDueBets } from '../domain/games/shared-rounds/settle-bets.ts'
import { OddsFeed } from '../domain/matches/odds-feed.ts'
import { notifyDueMoments } from '../domain/play-limits/due-moments.ts'
import { advanceMatches } from '../domain/settlement/advance-matches.ts'
import { readMeta, writeMeta } from '../store/meta-records.ts'
import { openStore, type Store } from '../store/store.ts'
import { Commits } from './commits.ts'
import { requireSize } from './disk-limits.ts'
import { Faults, faultsState } from './faults.ts'
import { Journal } from './journal.ts'
import { Network, networkState } from './network/network.ts'
import { Playback, playbackState } from './playback.ts'
import { type ScenarioCall, type ScenarioParams, scenarioCalls } from './scenario-call.ts'
import { Secrets } from './secrets.ts'

export interface WorldOptions {
  name: string
  /** ':memory:' or the path of a database file. */
  location: string
  /** Fills a database in memory: a copy of another world. */
  image?: Uint8Array
  /** For a new database; an existing one has its seed. */
  newSeed: () => string
  /** System time in milliseconds. */
  systemNow: () => number
  /** Running time of the process in milliseconds. */
  runMs: () => number
  /** World time at the start, frozen there; absent = running with the system. */
  frozenAtMs?: number
  publicPasswords?: readonly string[]
  /** The key for tokens, codes and digests of guessable values; it is in no database. */
  serverKey: string
  /** The cost of a password hash (docs/settings.md, PASSWORD_COST). */
  passwordCost: number
  /** As the registry's options have it. */
  recordingNamed: ((name: string | null) => string) | undefined
  /** Bytes from which on the world takes no further call that writes; absent = unlimited. */
  mostBytes: number | undefined
}

/** `startedAtMs` is world time. */
const worldOrigin = v.object({ scenarios: scenarioCalls, startedAtMs: v.number() })

/** One isolated world: its own database, time, chance, settings, events, faults and journal. */
export class World implements WorldContext {
  readonly name: string
  readonly seed: string
  readonly clock: WorldClock
  readonly random: Random
  readonly vault: Vault
  readonly passwordCost: number
  readonly store: Store
  readonly events = new DomainEmitter((leave) => AsyncLocalStorage.bind(leave))
  readonly commits: Commits
  readonly settings: SettingsKeeper
  readonly feed = new OddsFeed()
  readonly faults: Faults
  readonly network: Network
  readonly journal: Journal
  readonly secrets: Secrets
  readonly playback: Playback
  traced: Traced = (_name, effect) => effect()
  /** Called after every commit with the number of its transactions. */
  onCommitted: ((transactions: number) => void) | null = null
  /** True while a journal is replayed: planted delays and rate limits are not part of the outcome. */
  isReplaying = false
  /** False when the database was filled before: then no scenario is applied again. */
  readonly isNew: boolean
  #isTicking = false

  constructor(options: WorldOptions) {
    this.name = options.name
    this.store = openStore(options.location, options.image)
    const keptSeed = readMeta(this.store, 'seed', v.string())
    this.isNew = this.scenarios.length === 0
    this.seed = keptSeed ?? options.newSeed()
    this.random = createRandom(this.seed)
    this.vault = createVault(options.serverKey, this.seed)
    this.passwordCost = options.passwordCost
    keyOldNumbers(this)
    this.clock = this.#openClock(options)
    this.settings = new SettingsKeeper(
      readMeta(this.store, 'settings', settingsSchema) ?? defaultSettings,
      (settings) => writeMeta(this.store, 'settings', settings),
    )
    this.faults = new Faults({
      stream: (name) => this.random.stream(name),
      kept: readMeta(this.store, 'faults', faultsState),
      save: (state) => writeMeta(this.store, 'faults', state),
    })
    this.network = new Network({
      stream: (name) => this.random.stream(name),
      runMs: options.runMs,
      kept: readMeta(this.store, 'network', v.nullable(networkState)),
      save: (state) => writeMeta(this.store, 'network', state),
    })
    this.playback = new Playback({
      kept: readMeta(this.store, 'playback', playbackState),
      save: (state) => writeMeta(this.store, 'playback', state),
      recordingNamed: options.recordingNamed,
    })
    if (keptSeed === null) writeMeta(this.store, 'seed', this.seed)
    this.secrets = new Secrets({
      store: this.store,
      vault: this.vault,
      publicPasswords: options.publicPasswords ?? [],
    })
    this.commits = new Commits({
      store: this.store,
      events: this.events,
      onBegin: () => this.#requireRoom(options.mostBytes),
      onCommit: (transactions) => {
        this.journal.followLedger()
        this.onCommitted?.(transactions)
      },
    })
    this.journal = new Journal({
      store: this.store,
      now: () => this.clock.now(),
      settle: () => this.commits.settle(),
    })
    this.events.on('account-guarded', ({ username, text }) =>
      this.journal.append({
        kind: 'control',
        name: 'accountGuarded',
        text: text.slice(0, 500),
        ...(username === null ? {} : { username }),
      }),
    )
  }

  /** Names of the scenarios that were applied, in order. */
  get scenarios(): string[] {
    return this.scenarioCalls.map(({ name }) => name)
  }

  /** The same with their parameters. */
  get scenarioCalls(): ScenarioCall[] {
    return readMeta(this.store, 'scenarios', scenarioCalls) ?? []
  }

  /** The starting point of the world, for a replay; later scenarios are in the journal. */
  get origin(): v.InferOutput<typeof worldOrigin> {
    return readMeta(this.store, 'origin', worldOrigin) ?? { scenarios: [], startedAtMs: 0 }
  }

  noteOrigin(startedAtMs: number): void {
    writeMeta(this.store, 'origin', { scenarios: this.scenarioCalls, startedAtMs })
  }

  /** The seed reveals the future: that of the world everybody uses, and of its copies, is never shown. */
  get isSeedHidden(): boolean {
    return readMeta(this.store, 'seed hidden', v.boolean()) === true
  }

  hideSeed(): void {
    writeMeta(this.store, 'seed hidden', true)
  }

  noteScenario(name: string, params: ScenarioParams): void {
    writeMeta(this.store, 'scenarios', [...this.scenarioCalls, { name, params }])
  }

  /**
   * Brings the world to `clock.now()`: balls bowled, prices moved, waiting bets resolved, ended matches settled,
   * the next match begun. A frozen clock makes it do nothing.
   */
  tick(): void {
    this.commits.settle()
    this.#isTicking = true
    try {
      this.clock.steady(() => this.#noteTick(() => this.#advance()))
    } finally {
      this.#isTicking = false
    }
  }

  /** Time goes on in a world that has reached its size: bets are settled. */
  #requireRoom(mostBytes: number | undefined): void {
    if (mostBytes !== undefined && !this.#isTicking) requireSize(this.name, this.store.bytes(), mostBytes)
  }

  #advance(): void {
    advanceMatches(this)
    advanceRequests(this)
    closeAbandonedRounds(this)
    settleDueBets(this)
    notifyDueMoments(this)
  }

  /** A tick that did more than move prices is journaled, so that a replay takes it at the same moment. */
  #noteTick(advance: () => void): void {
    const sql = 'SELECT coalesce(max(rowid), 0) AS newest FROM matches'
    const matches = () => this.store.one(sql, [], (row) => row.integer('newest'))
    const before = matches()
    let isNews = false
    const end = this.events.onAny(({ name }) => {
      if (name !== 'odds-changed') isNews = true
    })
    try {
      advance()
    } finally {
      end()
    }
    if (isNews || matches() !== before) this.journal.append({ kind: 'clock', name: 'tick', text: 'What fell due' })
  }

  transaction<T>(effect: () => T): T {
    return this.commits.transaction(effect)
  }

  /**
   * A transaction at one moment. A failure also restores settings, faults and playback, which are in memory. The world is
   * advanced to the moment first: nothing moves on inside.
   */
  wholly<T>(effect: () => T): T {
    return this.clock.steady(() => {
      this.tick()
      const settings = this.settings.current
      const bringFaultsBack = this.faults.remember()
      const bringPlaybackBack = this.playback.remember()
      try {
        return this.transaction(effect)
      } catch (error) {
        this.settings.replace(settings)
        bringFaultsBack()
        bringPlaybackBack()
        throw error
      }
    })
  }

  /** Everything about the world as one image, from which an equal one can be opened. */
  image(): Uint8Array {
    this.commits.settle()
    this.faults.keep()
    this.playback.keep()
    this.journal.flush()
    return this.store.image()
  }

  /** @throws the disk's error; the database is closed all the same */
  close(): void {
    this.network.close()
    try {
      this.commits.settle()
      if (!this.faults.isEmpty) this.faults.keep()
      this.playback.keep()
      this.journal.close()
    } finally {
      this.store.close()
    }
  }

  #openClock(options: WorldOptions): WorldClock {
    const { systemNow, runMs, frozenAtMs } = options
    const kept = readMeta(this.store, 'clock', clockState)
    // The system's clock may have been set back while the server was off: a world goes on from its newest entry, and from where
    // its clock was moved to.
    const newest = 'SELECT at_ms FROM journal ORDER BY id DESC LIMIT 1'
    const reachedMs = this.store.one(newest, [], (row) => row.integer('at_ms'))
    const fromMs =
      kept?.mode === 'running' ? Math.max(kept.systemMs, systemMsAt(kept, reachedMs ?? kept.worldMs)) : undefined
    const system = fromMs === undefined ? systemNow : neverBack(systemNow, runMs, fromMs)
    const clock = new WorldClock(system, kept, (state) => writeMeta(this.store, 'clock', state))
    if (!kept && frozenAtMs !== undefined) clock.freeze(frozenAtMs)
    return clock
  }
}
