import { WorldClock } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { storeFault } from '../store/store-fault.ts'
import type { World } from './world.ts'
import type { WorldFiles } from './world-files.ts'
import { summaryOf, summaryOfDamaged, type WorldSummary } from './world-summary.ts'

/** `world`: null while its file is closed. `summary`: as it was when the file was closed or first listed. */
type Held = { world: World | null; usedAtMs: number; summary: WorldSummary | null }

export interface HeldWorldsOptions {
  /** Null when all worlds but the default one live in memory alone. */
  files: WorldFiles | null
  /** Whether this server keeps worlds of this name: files of others stay as they are. */
  owns: (name: string) => boolean
  /** Opens the world of a file. @throws StoreFault */
  open: (name: string, file: string) => World
  /** Names of the scenarios that hold in a world. */
  holding: (world: World) => readonly string[]
  /** System time in milliseconds. */
  systemNow: () => number
}

/** All worlds of one server by name. Those with a file are opened when they are first used. */
export class HeldWorlds {
  readonly #options: HeldWorldsOptions
  readonly #held = new Map<string, Held>()
  readonly #openListeners = new Set<(world: World) => void>()
  readonly #endListeners = new Set<(world: World) => void>()
  readonly #watchers = new Set<(world: World) => boolean>()

  constructor(options: HeldWorldsOptions) {
    this.#options = options
    for (const name of options.files?.names() ?? []) if (options.owns(name)) this.addStored(name)
  }

  get names(): string[] {
    return [...this.#held.keys()]
  }

  has(name: string): boolean {
    return this.#held.has(name)
  }

  /** The worlds that are open. */
  get open(): World[] {
    return [...this.#held.values()].flatMap(({ world }) => (world === null ? [] : [world]))
  }

  /** Opens the world of this name if it is closed, and keeps it from going idle. @throws DomainError `unknown_world`, `world_unusable` */
  get(name: string): World {
    const held = this.#held.get(name)
    if (!held) throw new DomainError('unknown_world', { world: name })
    held.usedAtMs = this.#options.systemNow()
    if (held.world !== null) return held.world
    try {
      return this.#openFile(name, held)
    } catch (error) {
      const fault = storeFault(error, name)
      if (fault === null) throw error
      throw new DomainError('world_unusable', { world: name, why: fault.why })
    }
  }

  /** Adds a world that has a file, closed. */
  addStored(name: string): void {
    this.#held.set(name, { world: null, usedAtMs: this.#options.systemNow(), summary: null })
  }

  /** Adds a world that is open. */
  add(world: World): void {
    const held = { world: null, usedAtMs: this.#options.systemNow(), summary: null }
    this.#held.set(world.name, held)
    this.#present(held, world)
  }

  /** Emits the end of a world, closes it and forgets it. */
  end(name: string): void {
    try {
      this.#shut(name)
    } finally {
      this.#held.delete(name)
    }
  }

  /** Emits the end of a world, closes it and lets `change` put another file in its place. */
  swap(name: string, change: () => void): void {
    this.#shut(name)
    change()
    this.addStored(name)
  }

  /** Ends all worlds, whatever goes wrong with one of them. @throws the first error */
  endAll(): void {
    const errors: unknown[] = []
    for (const name of this.names) {
      try {
        this.end(name)
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }

  /** Closes the file of a world until it is used again. */
  close(name: string): void {
    const held = this.#held.get(name)
    if (!held?.world) return
    const { world } = held
    try {
      held.summary = summaryOf(world, this.#options.holding(world))
    } finally {
      held.world = null
      world.close()
    }
  }

  /** Names of open worlds that no call used for so many milliseconds, and that no socket or recorder needs. */
  idle(forMs: number): string[] {
    const limit = this.#options.systemNow() - forMs
    return [...this.#held].flatMap(([name, { world, usedAtMs }]) =>
      world !== null && usedAtMs < limit && ![...this.#watchers].some((isWatched) => isWatched(world)) ? [name] : [],
    )
  }

  /**
   * All worlds as lists show them. A closed one is opened for it once, then closed; others answer calls between two of them.
   */
  async summaries(): Promise<WorldSummary[]> {
    const found: WorldSummary[] = []
    for (const name of this.names) {
      const held = this.#held.get(name)
      if (held === undefined) continue
      if (held.world !== null) {
        found.push(summaryOf(held.world, this.#options.holding(held.world)))
        continue
      }
      if (held.summary === null) {
        this.#look(name, held)
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (held.summary !== null) found.push({ ...held.summary, nowMs: this.#nowOf(held.summary) })
    }
    return found
  }

  /** Calls `listener` for every open world and every one that is opened. Returns the function that ends it. */
  onOpen(listener: (world: World) => void): () => void {
    for (const world of this.open) listener(world)
    this.#openListeners.add(listener)
    return () => {
      this.#openListeners.delete(listener)
    }
  }

  /** Calls `listener` with every world that ends, just before it does. Returns the function that ends it. */
  onEnd(listener: (world: World) => void): () => void {
    this.#endListeners.add(listener)
    return () => {
      this.#endListeners.delete(listener)
    }
  }

  /** Registers a callback that returns whether something beside calls needs a world: it is not idle. */
  onIdle(isWatched: (world: World) => boolean): void {
    this.#watchers.add(isWatched)
  }

  #shut(name: string): void {
    const held = this.#held.get(name)
    if (!held?.world) return
    const { world } = held
    for (const listener of this.#endListeners) listener(world)
    held.world = null
    world.close()
  }

  #look(name: string, held: Held): void {
    try {
      this.#openFile(name, held)
      this.close(name)
    } catch (error) {
      held.summary = summaryOfDamaged(name, storeFault(error, name)?.why ?? 'cannot be read')
    }
  }

  #openFile(name: string, held: Held): World {
    const { files, open } = this.#options
    if (files === null) throw new Error(`the world ${name} has no file`)
    const world = open(name, files.path(name))
    this.#present(held, world)
    return world
  }

  #present(held: Held, world: World): void {
    // Statements that fill a world rarely run again, and a prepared statement takes some 5 kB.
    world.store.forgetStatements()
    held.world = world
    held.summary = null
    for (const listener of this.#openListeners) listener(world)
  }

  #nowOf({ clock, problem }: WorldSummary): number {
    return problem === null ? new WorldClock(this.#options.systemNow, clock).now() : 0
  }
}
