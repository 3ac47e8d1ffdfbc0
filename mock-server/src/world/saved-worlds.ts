import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { clockState } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { readMeta, writeMeta } from '../store/meta-records.ts'
import { openStore } from '../store/store.ts'
import { makeFolder, unfinished, writeWhole } from './data-folder.ts'
import { scenarioCalls } from './scenario-call.ts'
import type { World } from './world.ts'

export interface SavedWorld {
  name: string
  /** Those that held when it was kept. */
  scenarios: string[]
  /** Real time of keeping. */
  savedAtMs: number
  /** World time at that moment. */
  worldMs: number
}

/** Facts about the saving of a world. */
const keeping = v.object({
  savedAtMs: v.number(),
  worldMs: v.number(),
  scenarios: v.array(v.string()),
})

const ending = '.sqlite'

/** Worlds that were kept: one file each, or in memory when the server keeps nothing on disk. Names are checked before. */
export class SavedWorlds {
  readonly #folder: string | null
  readonly #most: number
  readonly #images = new Map<string, Uint8Array>()
  readonly #known = new Map<string, SavedWorld>()

  constructor(folder: string | null, most: number) {
    this.#folder = folder
    this.#most = most
    this.readFolder()
  }

  /** Lists the files that are in the folder now. @throws StoreFault for one that is no whole world */
  readFolder(): void {
    const folder = this.#folder
    if (folder === null || !existsSync(folder)) return
    for (const file of readdirSync(folder)) {
      const path = join(folder, file)
      if (file.endsWith(unfinished)) rmSync(path)
      const name = file.slice(0, -ending.length)
      if (!file.endsWith(ending) || this.#known.has(name)) continue
      this.#known.set(name, describe(name, readFileSync(path), path))
    }
  }

  /** The bytes of the saved worlds without a file. */
  get bytesInMemory(): number {
    return [...this.#images.values()].reduce((sum, image) => sum + image.length, 0)
  }

  list(): SavedWorld[] {
    return [...this.#known.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /**
   * Saves a world in its present state, with the `scenarios` that apply. Throws `saved_world_limit`, and `saved_world_exists`:
   * a saved world is never overwritten.
   */
  save(name: string, world: World, scenarios: string[], savedAtMs: number): SavedWorld {
    if (this.#known.has(name)) throw new DomainError('saved_world_exists', { saved: name })
    if (this.#known.size >= this.#most) throw new DomainError('saved_world_limit', { most: this.#most })
    writeMeta(world.store, 'saved', { savedAtMs, worldMs: world.clock.now(), scenarios } satisfies v.InferOutput<
      typeof keeping
    >)
    const image = world.image()
    this.#write(name, image)
    const saved = describe(name, image)
    this.#known.set(name, saved)
    return saved
  }

  /** The world as it was kept. Throws `saved_world_not_found`. */
  load(name: string): { image: Uint8Array; saved: SavedWorld } {
    const saved = this.#require(name)
    const image = this.#folder === null ? this.#images.get(name) : readFileSync(this.#path(this.#folder, name))
    if (image === undefined) throw new DomainError('saved_world_not_found', { saved: name })
    return { image, saved }
  }

  /** Throws `saved_world_not_found`. */
  delete(name: string): void {
    this.#require(name)
    this.#known.delete(name)
    this.#images.delete(name)
    if (this.#folder !== null) rmSync(this.#path(this.#folder, name))
  }

  #require(name: string): SavedWorld {
    const saved = this.#known.get(name)
    if (saved === undefined) throw new DomainError('saved_world_not_found', { saved: name })
    return saved
  }

  #write(name: string, image: Uint8Array): void {
    if (this.#folder === null) {
      this.#images.set(name, image)
      return
    }
    makeFolder(this.#folder)
    writeWhole(this.#path(this.#folder, name), image)
  }

  #path(folder: string, name: string): string {
    return join(folder, `${name}${ending}`)
  }
}

/** @throws StoreFault when the file at `path` is no whole world of a version that is known */
function describe(name: string, image: Uint8Array, path?: string): SavedWorld {
  const store = openStore(':memory:', image, path)
  // A world file put there by hand has no saved time: its clock's time is used.
  const clock = readMeta(store, 'clock', clockState)
  const kept = readMeta(store, 'saved', keeping) ?? { savedAtMs: 0, worldMs: clock?.worldMs ?? 0 }
  const given = (readMeta(store, 'scenarios', scenarioCalls) ?? []).map((call) => call.name)
  store.close()
  return { name, scenarios: [...new Set(given)], ...kept }
}
