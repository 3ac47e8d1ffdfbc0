/** Worlds of the interactions. A password takes the server its time, so players sign in once, and their world is copied. */
import { randomUUID } from 'node:crypto'
import type { ControlClient } from '@chaupar/api/control-client'
import type { Fields, Values } from './match-states.ts'

/** How a world begins. */
interface Beginning {
  readonly scenario: string
  readonly params: Fields
  /** Usernames of the players who are to be signed in. */
  readonly players: readonly unknown[]
}

interface Begun {
  readonly world: string
  /** What signing in gave. */
  readonly values: Values
}

export class Worlds {
  readonly #control: ControlClient
  readonly #originals = new Map<string, Begun>()

  constructor(control: ControlClient) {
    this.#control = control
  }

  /**
   * A new world that begins so. `signIn` signs the players in where no world has begun so before; the caller deletes the world in
   * which it fails. @throws when it does
   */
  async begin(beginning: Beginning, signIn: (world: string) => Promise<Values>): Promise<Begun> {
    const key = JSON.stringify(beginning)
    const original = this.#originals.get(key) ?? (await this.#make(beginning, signIn))
    this.#originals.set(key, original)
    const name = newName()
    await this.#control.forkWorld({ world: original.world, name })
    return { world: name, values: { ...original.values } }
  }

  /** Ends the worlds that were copied. */
  async end(): Promise<void> {
    const originals = [...this.#originals.values()]
    this.#originals.clear()
    for (const { world } of originals) await this.#control.deleteWorld({ world })
  }

  async #make({ scenario, params }: Beginning, signIn: (world: string) => Promise<Values>): Promise<Begun> {
    const name = newName()
    const now = '2026-11-21T14:00:00.000Z'
    await this.#control.createWorld({ name, scenario, params: scalars(params), seed: 7, now, frozen: true })
    return { world: name, values: await signIn(name) }
  }
}

const newName = () => `pact-${randomUUID()}`

/** What a scenario takes of the parameters. */
export function scalars(params: Fields): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
        ? [[key, value]]
        : [],
    ),
  )
}
