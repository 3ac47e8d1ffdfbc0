import { join } from 'node:path'
import { usualPasswordCost } from '../domain/accounts/passwords.ts'
import { DomainError } from '../domain/base/errors.ts'
import { refusalOfDisk, requireDisk, requireSize } from './disk-limits.ts'
import { HeldWorlds } from './held-worlds.ts'
import { checkName, defaultWorld, openDefault, randomWorldName, requireMemory } from './new-worlds.ts'
import { newServerKey, openPrivateFolder } from './private-folder.ts'
import type { RegistryOptions, SharedOptions } from './registry-options.ts'
import { type SavedWorld, SavedWorlds } from './saved-worlds.ts'
import { applyTo, checkParams, scenarioNamed } from './scenario.ts'
import type { ScenarioCall, ScenarioParams } from './scenario-call.ts'
import { World, type WorldOptions } from './world.ts'
import { WorldFiles } from './world-files.ts'
import { fill, letRun, scenarioCallsOf, type WorldRequest } from './world-request.ts'
import type { WorldSummary } from './world-summary.ts'

/** Worlds in memory that are idle for so long are deleted. */
const memoryIdleMs = 60 * 60 * 1000

/** All worlds of one server. Worlds are never made silently: an unknown name is an error. */
export class WorldRegistry {
  readonly #options: RegistryOptions
  readonly #most: number
  readonly #held: HeldWorlds
  readonly #saved: SavedWorlds
  /** Of the worlds that are made; null: they live in memory. */
  readonly #files: WorldFiles | null
  /** Options that all worlds of this server share. */
  readonly #shared: SharedOptions
  /** Names of worlds in memory that were saved: they do not go when idle. */
  readonly #kept = new Set<string>()

  constructor(options: RegistryOptions) {
    this.#options = options
    const { dataFolder, publicPasswords = [], passwordCost = usualPasswordCost, serverKey = newServerKey() } = options
    const key = dataFolder === undefined ? serverKey : openPrivateFolder(dataFolder)
    const { recordingNamed, systemNow, runMs = () => performance.now(), mostBytes } = options
    this.#shared = { publicPasswords, passwordCost, serverKey: key, recordingNamed, systemNow, runMs, mostBytes }
    this.#most = options.mostWorlds ?? Number.POSITIVE_INFINITY
    this.#saved = new SavedWorlds(dataFolder === undefined ? null : join(dataFolder, 'saved'), this.#most)
    this.#files = dataFolder === undefined || options.worldsInMemory === true ? null : new WorldFiles(dataFolder)
    this.#held = new HeldWorlds({
      files: this.#files,
      owns: (name) => this.owns(name),
      open: (name, location) => this.#open({ name, location }),
      holding: options.holding ?? (() => []),
      systemNow,
    })
    if (this.owns(defaultWorld)) this.#hold(openDefault(options, this.#shared))
  }

  /**
   * The world of this name, opened if it was closed. Keeps it from going idle. Throws `unknown_world`, `world_elsewhere`,
   * `world_unusable`.
   */
  get(name: string): World {
    this.requireOwn(name)
    return this.#held.get(name)
  }

  /** Whether worlds of this name are kept here, and not by another server that shares them. */
  owns(name: string): boolean {
    return this.#options.homes?.owns(name) ?? true
  }

  /** Nothing of a name that is another server's is kept here. @throws DomainError `world_elsewhere` */
  requireOwn(name: string): void {
    const { homes } = this.#options
    if (homes && !homes.owns(name)) throw new DomainError('world_elsewhere', { name, home: homes.homeOf(name) })
  }

  has(name: string): boolean {
    return this.#held.has(name)
  }

  /** The worlds that are open. */
  list(): World[] {
    return this.#held.open
  }

  /** Names of all worlds, open or not. */
  names(): string[] {
    return this.#held.names
  }

  /** All worlds as lists show them. */
  summaries(): Promise<WorldSummary[]> {
    return this.#held.summaries()
  }

  /** How many worlds there are, how many of them are open, and the size of their files. */
  counts(): { worlds: number; open: number; bytesOnDisk: number } {
    const { names, open } = this.#held
    return { worlds: names.length, open: open.length, bytesOnDisk: this.#files?.bytes() ?? 0 }
  }

  /**
   * Makes a world. Throws `world_exists`, `world_name_invalid`, `world_limit`, `scenario_not_found` or `scenario_parameter_invalid`,
   * having made nothing.
   */
  create(request: WorldRequest = {}): World {
    const name = this.#newName(request.name)
    const calls = scenarioCallsOf(request, this.#options.scenarios)
    const { seed, frozenAtMs } = request
    const world = new World({
      name,
      location: ':memory:',
      newSeed: () => seed ?? this.#options.newSeed(),
      ...this.#shared,
      frozenAtMs: frozenAtMs ?? this.#options.systemNow(),
    })
    fill(world, this.#options.scenarios, calls)
    if (frozenAtMs === undefined) letRun(world, this.#options.systemNow())
    return this.#holdWhole(world)
  }

  /** A world from an image of elsewhere, after `prepare`. Throws as `create`, and the errors of what it holds, having made nothing. */
  adopt(image: Uint8Array, asked: string | undefined, prepare: (world: World) => void): World {
    const name = this.#newName(asked)
    requireSize(name, image.length, this.#options.mostBytes)
    const world = this.#open({ name, location: ':memory:', image })
    prepare(world)
    return this.#holdWhole(world)
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

  /** A second world that is like this one in everything. Throws as `create` and `get` do. */
  fork(worldName: string, newName?: string): World {
    const source = this.get(worldName)
    return this.#hold(this.#place(this.#newName(newName), source.image(), source.clock.now()))
  }

  /**
   * Keeps a world as it stands, also over a restart; in memory it no longer goes when idle. `scenarios` are stored with it: those
   * that hold. Throws `saved_world_exists`, `saved_world_limit`, `worlds_fill_disk`, `disk_full`.
   */
  save(worldName: string, as = worldName, scenarios: string[] = []): SavedWorld {
    const world = this.get(worldName)
    checkName(as)
    this.requireOwn(as)
    if (this.#files !== null) requireDisk(this.#files, this.#options.mostBytesInAll)
    try {
      const saved = this.#saved.save(as, world, scenarios, this.#options.systemNow())
      this.#kept.add(worldName)
      return saved
    } catch (error) {
      throw refusalOfDisk(error)
    }
  }

  savedWorlds(): SavedWorld[] {
    return this.#saved.list()
  }

  /** A world made from a saved one, at the world time of then. Throws `saved_world_not_found`, `world_exists`, `world_limit`. */
  load(savedName: string, newName = savedName): World {
    const { image, saved } = this.#saved.load(savedName)
    requireSize(newName, image.length, this.#options.mostBytes)
    return this.#hold(this.#place(this.#newName(newName), image, saved.worldMs))
  }

  /** Forgets a saved world; worlds loaded from it stay. Throws `saved_world_not_found`. */
  deleteSaved(savedName: string): void {
    this.#saved.delete(savedName)
  }

  /** Ends a world and deletes it, also one that cannot be opened. The default world stays: `world_protected`. */
  delete(name: string): void {
    if (name === 'default') throw new DomainError('world_protected', { world: name })
    this.requireOwn(name)
    if (!this.has(name)) throw new DomainError('unknown_world', { world: name })
    try {
      this.#held.end(name)
    } finally {
      this.#kept.delete(name)
      this.#files?.delete(name)
    }
  }

  /**
   * Replaces a world, or brings back a deleted one, by the copy that `npm run restore` put in the data folder. Sockets of the world
   * before end. Throws `nothing_to_restore`, `copy_unusable`, and for a new name `world_limit`.
   */
  restore(name: string): World {
    if (this.#files === null) throw new DomainError('nothing_to_restore', { world: name })
    checkName(name)
    if (!this.has(name)) this.#newName(name)
    this.#files.checkArrival(name)
    this.#held.swap(name, () => this.#files?.replace(name))
    this.#saved.readFolder()
    return this.get(name)
  }

  /** Calls `listener` for every open world and every one that is opened. Returns the function that ends it. */
  onWorld(listener: (world: World) => void): () => void {
    return this.#held.onOpen(listener)
  }

  /** Calls `listener` with every world that ends, just before it does. Returns the function that ends it. */
  onClose(listener: (world: World) => void): () => void {
    return this.#held.onEnd(listener)
  }

  /** Registers a callback that returns whether a socket or a recorder needs a world: it is not idle. */
  askWatchers(isWatched: (world: World) => boolean): void {
    this.#held.onIdle(isWatched)
  }

  /**
   * Closes worlds that no call used for `idleMs` of system time; in memory it deletes those unused for 60 minutes that were not
   * saved. The default world stays open. Returns the names.
   */
  dropIdle(): string[] {
    const isFile = this.#files !== null
    const idle = this.#held
      .idle(isFile ? (this.#options.idleMs ?? memoryIdleMs) : memoryIdleMs)
      .filter((name) => name !== 'default' && (isFile || !this.#kept.has(name)))
    const drop = isFile ? (name: string) => this.#held.close(name) : (name: string) => this.delete(name)
    for (const name of idle) drop(name)
    return idle
  }

  /** Ends all worlds. Files stay for the next start. */
  closeAll(): void {
    this.#held.endAll()
  }

  /** A world from an image, in a new file or in memory. A copy's time is the original's at the copy: later events are not its past. */
  #place(name: string, image: Uint8Array, worldMs?: number): World {
    if (this.#files === null) return this.#open({ name, location: ':memory:', image }, worldMs)
    try {
      this.#files.write(name, image)
    } catch (error) {
      throw refusalOfDisk(error)
    }
    return this.#open({ name, location: this.#files.path(name) }, worldMs)
  }

  #open(options: Pick<WorldOptions, 'name' | 'location' | 'image'>, worldMs?: number): World {
    const world = new World({ ...options, newSeed: this.#options.newSeed, ...this.#shared })
    try {
      if (worldMs !== undefined) world.clock.set(worldMs)
      world.tick()
      return world
    } catch (error) {
      world.close()
      throw error
    }
  }

  /** A world is in memory until it is whole: filling a file would wait for the disk at every step, and a kill would leave a part. */
  #holdWhole(world: World): World {
    if (this.#files === null) return this.#hold(world)
    const image = world.image()
    world.close()
    return this.#hold(this.#place(world.name, image))
  }

  #hold(world: World): World {
    this.#held.add(world)
    return world
  }

  /**
   * The name that was asked for, when it may be given, or a random one. Throws `world_name_invalid`, `world_exists`, `world_elsewhere`,
   * and `world_limit`, `worlds_too_large` or `worlds_fill_disk` when no further world has room.
   */
  #newName(asked: string | undefined): string {
    const name = asked ?? randomWorldName((random) => this.owns(random))
    checkName(name)
    this.requireOwn(name)
    if (this.has(name)) throw new DomainError('world_exists', { world: name })
    if (this.#held.names.length >= this.#most) throw new DomainError('world_limit', { most: this.#most })
    if (this.#files === null) requireMemory(this.list(), this.#most, this.#saved.bytesInMemory)
    else requireDisk(this.#files, this.#options.mostBytesInAll)
    return name
  }
}
