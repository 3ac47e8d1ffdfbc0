import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../world/data-folder.ts'
import type { WorldHomes } from '../world/registry-options.ts'
import { homeIndex } from './home-index.ts'

/** Homes that do not fit each other; the message is one line with the setting and its valid values. */
export class HomesFault extends Error {
  override name = 'HomesFault'
}

const most = 20
const addressPattern = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?:\d{1,5}$/

/** Servers that share the worlds among them: each world lives on one, which follows from its name (docs/decisions/091-homes.md). */
export class Homes implements WorldHomes {
  /** Addresses, `HOST:PORT`, in the order that all of them and nginx have. */
  readonly list: readonly string[]
  /** The address of this server. */
  readonly own: string

  constructor(list: readonly string[], own: string) {
    this.list = list
    this.own = own
  }

  /** What the other homes call this one. */
  get ownNames(): string[] {
    return this.own.split(':').slice(0, 1)
  }

  /** The address of the server that keeps worlds of this name. */
  homeOf(world: string): string {
    return this.list[homeIndex(world, this.list.length)] ?? this.own
  }

  owns(world: string): boolean {
    return this.homeOf(world) === this.own
  }
}

/** Reads HOMES and HOME_NAME; null where this server is alone. @throws HomesFault */
export function readHomes(env: Readonly<Record<string, string | undefined>>): Homes | null {
  const list = (env.HOMES ?? '').split(/[\s,]+/).filter((word) => word !== '')
  const own = env.HOME_NAME?.trim() ?? ''
  if (list.length === 0 && own === '') return null
  const isList = list.length > 0 && list.length <= most && list.every((word) => addressPattern.test(word))
  if (!isList || new Set(list).size < list.length)
    throw new HomesFault(
      `HOMES takes 1 to ${most} different addresses such as mock-0:8080, separated by spaces; got "${list.join(' ')}"`,
    )
  if (!list.includes(own))
    throw new HomesFault(`HOME_NAME takes one of HOMES: ${list.join(', ')}; got "${own.slice(0, 80)}"`)
  return new Homes(list, own)
}

const file = 'home.txt'

/**
 * Notes in the data folder whose it is, and compares with what stood there. The list may grow and shrink at its end: in another
 * order every server would look for most worlds elsewhere.
 * @throws HomesFault when the folder is another home's, or its list had another order
 */
export function claimFolder(folder: string, { own, list }: Homes): void {
  const path = join(folder, file)
  if (existsSync(path)) {
    const [owner, ...known] = readFileSync(path, 'utf8').trim().split(/\s+/)
    if (owner !== own)
      throw new HomesFault(
        `The data folder ${folder} belongs to ${owner}, this is ${own}. Give each home its own DATA_DIR`,
      )
    if (known.some((home, index) => index < list.length && home !== list[index]))
      throw new HomesFault(
        `HOMES had another order, ${known.join(' ')}; now ${list.join(' ')}. Homes are added and removed at its end only`,
      )
  }
  writeWhole(path, `${[own, ...list].join('\n')}\n`)
}
