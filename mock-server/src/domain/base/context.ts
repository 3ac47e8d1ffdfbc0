import type { Store } from '../../store/store.ts'
import type { Clock } from './clock.ts'
import type { DomainEmitter } from './events.ts'
import type { Random } from './random.ts'
import type { SettingsKeeper } from './settings.ts'
import type { Vault } from './vault.ts'

/** The input of every rule of the domain: one world's time, randomness, secrets, data, settings and events. */
export interface WorldContext {
  readonly clock: Clock
  readonly random: Random
  readonly vault: Vault
  /** The cost of a password hash: scrypt's N is 2 to the power of this. */
  readonly passwordCost: number
  readonly store: Store
  readonly events: DomainEmitter
  readonly settings: SettingsKeeper
  /** Runs `effect` as one database transaction; events it emits leave after the commit. Joins an open one. */
  transaction<T>(effect: () => T): T
  /** Runs a part of a call that has a span of its own where calls are traced. */
  traced: Traced
}

/** `name` is that of the span: a kind of work, nothing that a client has written. */
export type Traced = <T>(name: string, effect: () => T) => T
