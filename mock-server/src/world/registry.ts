import { join } from 'node:path'
import { usualPasswordCost } from '../domain/accounts/passwords.ts'
import { DomainError } from '../domain/base/errors.ts'
import { checkName, randomWorldName, requireRoom } from './new-worlds.ts'
import { newServerKey, openPrivateFolder } from './private-folder.ts'
import type { RegistryOptions } from './registry-options.ts'
import { type SavedWorld, SavedWorlds } from './saved-worlds.ts'
import { applyTo, checkParams, scenarioNamed } from './scenario.ts'
import type { ScenarioCall, ScenarioParams } from './scenario-call.ts'
import { World, type WorldOptions } from './world.ts'

export interface WorldRequest {
  /** Absent = a random one. */
  name?: string
  /** One scenario or several, applied in order over the base world; absent = 'default'. */
  scenario?: string | readonly string[]
  params?: ScenarioParams
  /** Further ones, each with its own parameters, applied in order after these. */
  further?: readonly ScenarioCall[]
  seed?: string
  /** World time to freeze at from the start; absent = the clock runs. */
  frozenAtMs?: number
}

const idleLimitMs = 60 * 60 * 1000

/** All worlds of one server. Worlds are never made silently: an unknown name is an error. */
export class WorldRegistry {
  readonly #options: RegistryOptions
  readonly #most: number
  readonly #worlds = new Map<string, { world: World; usedAtMs: number }>()
  readonly #listeners = new Set<(world: World) => void>()
  readonly #closeListeners = new Set<(world: World) => void>()
  readonly #saved: SavedWorlds
  /** Those that were open at the last orderly end. */
  readonly #left: SavedWorlds
  /** Options that all worlds of this server share. */
  readonly #shared: Pick<WorldOptions, 'publicPasswords' | 'passwordCost' | 'serverKey' | 'recordingNamed' | 'runMs'>
  /** Names of worlds that were saved: they do not go when idle. */
  readonly #kept = new Set<string>()
  #isWatched: (name: string) => boolean = () => false

  constructor(options: RegistryOptions) {
    this.#options = options
    const { dataFolder, publicPasswords = [], passwordCost = usualPasswordCost, serverKey = newServerKey() } = options
    const key = dataFolder === undefined ? serverKey : openPrivateFolder(dataFolder)
    const { recordingNamed, runMs = () => performance.now() } = options
    this.#shared = { publicPasswords, passwordCost, serverKey: key, recordingNamed, runMs }
    this.#most = options.mostWorlds ?? Number.POSITIVE_INFINITY
    this.#saved = new SavedWorlds(dataFolder === undefined ? null : join(dataFolder, 'saved'), this.#most)
    // There are never more than those that were open: no limit of its own.
    this.#left = new SavedWorlds(dataFolder === undefined ? null : join(dataFolder, 'left'), Number.POSITIVE_INFINITY)
    this.#openDefault()
    this.#openLeft()
  }

  /** The world of this name; throws `unknown_world`, `world_elsewhere`. Asking for a world keeps it from going idle. */
  get(name: string): World {
    this.requireOwn(name)
    const held = this.#worlds.get(name)
    if (!held) throw new DomainError('unknown_world', { world: name })
    held.usedAtMs = this.#options.systemNow()
    return held.world
  }

  /** Nothing of a name that is another server's is kept here. @throws DomainError `world_elsewhere` */
  requireOwn(name: string): void {
    const { homes } = this.#options
    if (homes && !homes.owns(name)) throw new DomainError('world_elsewhere', { name, home: homes.homeOf(name) })
  }

  has(name: string): boolean {
    return this.#worlds.has(name)
  }

  list(): World[] {
    return [...this.#worlds.values()].map(({ world }) => world)
  }

  /**
   * Makes a world in memory. Throws `world_exists`, `world_name_invalid`, `scenario_not_found` or
   * `scenario_parameter_invalid`, having made nothing.
   */
  create(request: WorldRequest = {}): World {
    const name = this.#newName(request.name)
    const names = [request.scenario ?? 'default'].flat()
    const params = request.params ?? {}
    const further = request.further ?? []
    checkParams(this.#options.scenarios, ['default', ...names], params)
    for (const call of further) checkParams(this.#options.scenarios, [call.name], call.params)
    const { seed, frozenAtMs } = request
    const world = new World({
      name,
      location: ':memory:',
      newSeed: () => seed ?? this.#options.newSeed(),
      systemNow: this.#options.systemNow,
      ...this.#shared,
      frozenAtMs: frozenAtMs ?? this.#options.systemNow(),
    })
    const all = [...names.map((one) => ({ name: one, params })), ...further]
    const base = all.filter(({ name }) => name === 'default').map((call) => call.params)
    const calls = all.filter(({ name }) => name !== 'default')
    this.#populate(world, [{ name: 'default', params: Object.assign({}, params, ...base) }, ...calls])
    if (frozenAtMs === undefined) this.#letRun(world)
    this.#hold(world)
    return world
  }

  /** Applies a scenario to a world that exists. Throws as `applyAll` does. */
  apply(worldName: string, scenario: string, params: ScenarioParams = {}): void {
    this.applyAll(worldName, [{ name: scenario, params }])
  }

  /**
   * Applies scenarios in order to an existing world, all or none. Throws `scenario_not_found`, `scenario_parameter_invalid`, and
   * the errors of a scenario.
   */
  applyAll(worldName: string, calls: readonly ScenarioCall[]): void {
    const world = this.get(worldName)
    for (const { name, params } of calls) checkParams(this.#options.scenarios, [name], params)
    world.wholly(() => {
      for (const { name, params } of calls) applyTo(world, scenarioNamed(this.#options.scenarios, name), params)
    })
    world.tick()
  }

  /** A second world in memory that is like this one in everything. Throws as `create` and `get` do. */
  fork(worldName: string, newName?: string): World {
    const source = this.get(worldName)
    return this.#open(this.#newName(newName), source.image(), source.clock.now())
  }

  /**
   * Keeps a world as it stands, also over a restart; it no longer goes when idle. `scenarios` are stored with it: those that
   * hold. Throws `saved_world_exists`, `saved_world_limit`.
   */
  save(worldName: string, as = worldName, scenarios: string[] = []): SavedWorld {
    const world = this.get(worldName)
    checkName(as)
    this.requireOwn(as)
    const saved = this.#saved.save(as, world, scenarios, this.#options.systemNow())
    this.#kept.add(worldName)
    return saved
  }

  savedWorlds(): SavedWorld[] {
    return this.#saved.list()
  }

  /** A world in memory made from a saved one, at the world time of then. Throws `saved_world_not_found`, `world_exists`. */
  load(savedName: string, newName = savedName): World {
    const { image, saved } = this.#saved.load(savedName)
    return this.#open(this.#newName(newName), image, saved.worldMs)
  }

  /** Forgets a saved world; worlds loaded from it stay. Throws `saved_world_not_found`. */
  deleteSaved(savedName: string): void {
    this.#saved.delete(savedName)
  }

  /** Ends a world and forgets it. The default world stays: `world_protected`. */
  delete(name: string): void {
    if (name === 'default') throw new DomainError('world_protected', { world: name })
    this.#end(this.get(name))
  }

  /** Calls `listener` for every existing and every new world. Returns the function that ends it. */
  onWorld(listener: (world: World) => void): () => void {
    for (const world of this.list()) listener(world)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Calls `listener` with every world that ends, just before it does. Returns the function that ends it. */
  onClose(listener: (world: World) => void): () => void {
    this.#closeListeners.add(listener)
    return () => {
      this.#closeListeners.delete(listener)
    }
  }

  /** Ticks every world; the served process calls it by a timer. */
  tickAll(): void {
    for (const world of this.list()) world.tick()
  }

  /** Registers a callback that returns the worlds with open sockets: they are not idle. */
  askWatchers(isWatched: (name: string) => boolean): void {
    this.#isWatched = isWatched
  }

  /** Deletes worlds without a call for 60 minutes of system time; the default world and saved ones stay. */
  dropIdle(): string[] {
    const limit = this.#options.systemNow() - idleLimitMs
    const idle = [...this.#worlds].filter(
      ([name, { usedAtMs }]) =>
        name !== 'default' && !this.#kept.has(name) && usedAtMs < limit && !this.#isWatched(name),
    )
    for (const [name] of idle) this.delete(name)
    return idle.map(([name]) => name)
  }

  /** Ends all worlds. Where there is a folder, those besides the default one are left in it for the next start. */
  closeAll(): void {
    for (const world of this.list()) {
      try {
        if (world.name !== 'default') this.#left.save(world.name, world, [], this.#options.systemNow())
      } finally {
        this.#end(world)
      }
    }
  }

  /**
   * Opens the worlds that the last orderly end stored, at the pace of their own clocks. Their files are deleted before anything
   * is served: after a kill an old copy would undo later money moves. They are deleted once all are open, so that a start killed
   * meanwhile loses none.
   */
  #openLeft(): void {
    const { homes } = this.#options
    const names = this.#left.list().flatMap(({ name }) => ((homes?.owns(name) ?? true) ? [name] : []))
    for (const name of names) this.#open(name, this.#left.load(name).image)
    for (const name of names) this.#left.delete(name)
  }

  #openDefault(): void {
    const { dataFolder, defaultSeed, homes, newSeed, systemNow } = this.#options
    if (homes && !homes.owns('default')) return
    const world = new World({
      name: 'default',
      location: dataFolder === undefined ? ':memory:' : join(dataFolder, 'default.sqlite'),
      newSeed: () => defaultSeed ?? newSeed(),
      systemNow,
      ...this.#shared,
      frozenAtMs: systemNow(),
    })
    if (world.isNew) {
      world.hideSeed()
      this.#populate(world, [{ name: 'default', params: {} }])
      this.#letRun(world)
    } else world.tick()
    this.#hold(world)
  }

  /** A world is filled in one moment; from then on its time is the system's. */
  #letRun(world: World): void {
    world.clock.set(Math.max(world.clock.now(), this.#options.systemNow()))
    world.clock.resume()
  }

  #populate(world: World, calls: readonly ScenarioCall[]): void {
    for (const { name, params } of calls) applyTo(world, scenarioNamed(this.#options.scenarios, name), params)
    world.noteOrigin(world.clock.now())
    world.tick()
  }

  /** A world in memory from an image. A copy's time is the original's at the copy: later events are not its past. */
  #open(name: string, image: Uint8Array, worldMs?: number): World {
    const { newSeed, systemNow } = this.#options
    const world = new World({ name, location: ':memory:', image, newSeed, systemNow, ...this.#shared })
    if (worldMs !== undefined) world.clock.set(worldMs)
    world.tick()
    this.#hold(world)
    return world
  }

  /**
   * The name that was asked for, when it may be given, or a random one. Throws `world_name_invalid`, `world_exists`, and
   * `world_limit` or `worlds_too_large` when no further world has room.
   */
  #newName(asked: string | undefined): string {
    const { homes } = this.#options
    const name = asked ?? randomWorldName((random) => homes?.owns(random) ?? true)
    checkName(name)
    this.requireOwn(name)
    if (this.#worlds.has(name)) throw new DomainError('world_exists', { world: name })
    requireRoom(this.list(), this.#most, this.#saved.bytesInMemory)
    return name
  }

  #end(world: World): void {
    for (const listener of this.#closeListeners) listener(world)
    this.#worlds.delete(world.name)
    this.#kept.delete(world.name)
    world.close()
  }

  #hold(world: World): void {
    // Statements that fill a world rarely run again, and a prepared statement takes some 5 kB.
    world.store.forgetStatements()
    this.#worlds.set(world.name, { world, usedAtMs: this.#options.systemNow() })
    for (const listener of this.#listeners) listener(world)
  }
}
