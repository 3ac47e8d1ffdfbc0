import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homeIndex } from '../../mock-server/src/homes/home-index.ts'

/** nginx has this port, whatever the homes run on. */
export const firstPort = Number(process.env.BENCH_PORT || 5310)

/** Several homes behind nginx, as players and readers of their ledgers see them. */
export abstract class Homes {
  readonly origin = `http://127.0.0.1:${firstPort}`
  protected readonly folder = mkdtempSync(join(tmpdir(), 'chaupar-chaos-'))
  abstract readonly count: number

  /** What a home calls itself in `x-home`. */
  abstract addressOf(home: number): string
  /** Ends a home in order and starts it again; resolves when it answers. */
  abstract update(home: number): Promise<void>
  /** Stops everything in order; `dataFolder` then has what the homes stored. */
  abstract stopAll(): Promise<void>
  /** Stops everything and removes the folders. */
  abstract end(): Promise<void>

  get indexes(): number[] {
    return Array.from({ length: this.count }, (_, index) => index)
  }

  homeOf(world: string): number {
    return homeIndex(world, this.count)
  }

  /** Names of worlds, so many at each home. */
  namesAtEach(perHome: number): string[] {
    const names = Array.from({ length: 200 }, (_, index) => `table-${index}`)
    return this.indexes.flatMap((home) => names.filter((name) => this.homeOf(name) === home).slice(0, perHome))
  }

  dataFolder(home: number): string {
    return join(this.folder, `mock-${home}`)
  }
}
