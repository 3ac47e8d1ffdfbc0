import { hash } from 'node:crypto'
import { saltedSeed } from '@chaupar/games/rules/chain'
import { type Draw, fairDraw, type Seeds } from '@chaupar/games/rules/fairness'
import type { WorldContext } from '../../base/context.ts'
import type { Stage } from './stage.ts'

/** How long one chain of seeds lasts; the first begins with the epoch. */
export const chainMs = 6 * 60 * 60 * 1000

const seedBytes = 32

/**
 * The seeds of a game's rounds in six hours of a world: each the hash of the one after it, the last following from the world's
 * seed, so that none stands in a table. Seed 0 is the end that is published; round n is drawn from seed n.
 */
export class SeedChain {
  readonly chain: number
  /** Public, and fixed by the chain's end, which stood before it. */
  readonly salt: string
  readonly #slug: string
  readonly #seeds: Buffer

  constructor(world: WorldContext, stage: Stage, chain: number) {
    this.chain = chain
    this.#slug = stage.slug
    const rounds = Math.ceil(chainMs / (stage.bettingMs + stage.settledMs))
    this.#seeds = Buffer.alloc((rounds + 1) * seedBytes)
    let seed = world.random.bytes(`chain of ${stage.slug}`, chain, seedBytes)
    for (let number = rounds; number >= 0; number -= 1) {
      seed.copy(this.#seeds, number * seedBytes)
      seed = hash('sha256', seed, 'buffer')
    }
    this.salt = world.random.bytes(`salt of ${stage.slug}`, chain, seedBytes).toString('hex')
  }

  /** In hex. Throws at a number that the chain has not. */
  seed(number: number): string {
    const at = number * seedBytes
    if (number < 0 || at + seedBytes > this.#seeds.length) throw new RangeError(`chain ${this.chain} has no ${number}`)
    return this.#seeds.toString('hex', at, at + seedBytes)
  }

  get rounds(): number {
    return this.#seeds.length / seedBytes - 1
  }

  /** The seeds of a round. */
  seedsOf(number: number): Seeds {
    return { serverSeed: saltedSeed(this.seed(number), this.salt), clientSeed: this.#slug, nonce: number }
  }

  /** The numbers of a round, from its first. */
  draw(number: number): Draw {
    return fairDraw(this.seedsOf(number))
  }
}
