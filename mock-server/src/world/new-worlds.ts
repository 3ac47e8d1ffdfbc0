import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DomainError } from '../domain/base/errors.ts'
import type { RegistryOptions, SharedOptions } from './registry-options.ts'
import { World } from './world.ts'
import { fill, letRun } from './world-request.ts'

/** The world of requests that name none; it always exists. */
export const defaultWorld = 'default'

const namePattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Data that a world may hold on average when there are as many as there may be. A new one holds a tenth of it. */
const shareBytes = 1.5 * 1024 * 1024

/** Whether a world may have this name: a host name can begin with it. */
export function isWorldName(name: string): boolean {
  return namePattern.test(name)
}

/** The default world, filled when it is new. Its seed is hidden: it reveals the future of the world that everybody uses. */
export function openDefault(options: RegistryOptions, shared: SharedOptions): World {
  const { dataFolder, defaultSeed, newSeed, scenarios, systemNow } = options
  const world = new World({
    name: defaultWorld,
    location: dataFolder === undefined ? ':memory:' : join(dataFolder, 'default.sqlite'),
    newSeed: () => defaultSeed ?? newSeed(),
    ...shared,
    frozenAtMs: systemNow(),
  })
  if (world.isNew) {
    world.hideSeed()
    fill(world, scenarios, [{ name: 'default', params: {} }])
    letRun(world, systemNow())
  } else world.tick()
  return world
}

/** A name that no other world has, in the form of nginx's `$request_id`, and that `fits`. */
export function randomWorldName(fits: (name: string) => boolean): string {
  const name = randomBytes(16).toString('hex')
  return fits(name) ? name : randomWorldName(fits)
}

/** @throws DomainError `world_name_invalid` */
export function checkName(name: string): void {
  if (!isWorldName(name)) throw new DomainError('world_name_invalid', { world: name })
}

/**
 * Whether memory has room for one more world beside these and `otherBytes`. There may be `most` worlds, and their total size
 * is limited too: a world with a long history is copied as quickly as a new one.
 * @throws DomainError `worlds_too_large`
 */
export function requireMemory(worlds: readonly World[], most: number, otherBytes: number): void {
  const bytes = worlds.reduce((sum, world) => sum + world.store.bytesInMemory(), otherBytes)
  if (bytes < most * shareBytes) return
  throw new DomainError('worlds_too_large', { megabytes: Math.round(bytes / 1024 / 1024) })
}
