import { type Seeds, seedHash } from '@chaupar/games/rules/fairness'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import {
  clientSeedOf,
  countNonce,
  insertSeeds,
  isInPlay,
  isReplaced,
  replaceSeeds,
  type SeedRecord,
  seedsOf,
} from './seed-records.ts'

/** The public facts of the seeds in use: the input of the next draw without the server seed. */
export interface Fairness {
  /** SHA-256 of the server seed, in hex. */
  serverSeedHash: string
  clientSeed: string
  /** Of the next round, or of the round beside it. */
  nonce: number
}

/** A pair of seeds that is no longer used: with it every round under it can be checked. */
export interface RevealedSeeds {
  serverSeed: string
  clientSeed: string
  /** Rounds that were drawn from it: nonces 0 to one less. */
  rounds: number
}

const longestClientSeed = 100

/** The seeds in use; a player's first are made when they are first asked for. */
export function fairnessOf(world: WorldContext, playerId: number): Fairness {
  const { id, clientSeed, nextNonce } = seedsInUse(world, playerId)
  return { serverSeedHash: seedHash(serverSeed(world, id)), clientSeed, nonce: nextNonce }
}

/** Takes the next nonce of a player for a round. */
export function takeNonce(world: WorldContext, playerId: number): { seedId: number; nonce: number } {
  const { id, nextNonce } = seedsInUse(world, playerId)
  countNonce(world, id)
  return { seedId: id, nonce: nextNonce }
}

/** The seeds of a round; the server seed stays hidden while it is in use. */
export function seedsOfRound(world: WorldContext, { seedId, nonce }: { seedId: number; nonce: number }): Seeds {
  return { serverSeed: serverSeed(world, seedId), clientSeed: clientSeedOf(world, seedId), nonce }
}

/** The server seed that a round was drawn from; null while it is in use. */
export function revealedSeed(world: WorldContext, seedId: number): string | null {
  return isReplaced(world, seedId) ? serverSeed(world, seedId) : null
}

/**
 * Replaces the seeds in use, and reveals the old server seed. Throws `round_open` while a round under it is open, since its hidden
 * part would be revealed, and `client_seed_invalid`.
 */
export function rotateSeeds(
  world: WorldContext,
  playerId: number,
  clientSeed: string,
): { revealed: RevealedSeeds; inUse: Fairness } {
  if (clientSeed.length === 0 || clientSeed.length > longestClientSeed || !clientSeed.isWellFormed())
    throw new DomainError('client_seed_invalid')
  return world.transaction(() => {
    const old = seedsInUse(world, playerId)
    if (isInPlay(world, old.id)) throw new DomainError('round_open')
    replaceSeeds(world, old.id)
    insertSeeds(world, playerId, clientSeed)
    const revealed = { serverSeed: serverSeed(world, old.id), clientSeed: old.clientSeed, rounds: old.nextNonce }
    return { revealed, inUse: fairnessOf(world, playerId) }
  })
}

function seedsInUse(world: WorldContext, playerId: number): SeedRecord {
  return seedsOf(world, playerId) ?? firstSeeds(world, playerId)
}

function firstSeeds(world: WorldContext, playerId: number): SeedRecord {
  const clientSeed = world.random.bytes('client seed', playerId, 10).toString('hex')
  return world.transaction(() => insertSeeds(world, playerId, clientSeed))
}

/** Follows from the world's seed, so that a journal done again draws the same; it stands in no table. */
function serverSeed(world: WorldContext, seedId: number): string {
  return world.random.bytes('server seed', seedId, 32).toString('hex')
}
