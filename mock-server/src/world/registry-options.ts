import type { Scenario } from './scenario.ts'
import type { World, WorldOptions } from './world.ts'

/** Several servers that share the worlds: which of them keeps a world, and whether it is this one. */
export interface WorldHomes {
  homeOf(world: string): string
  owns(world: string): boolean
}

/** Options that all worlds of a server share. */
export interface RegistryOptions {
  /** All scenarios by name; the registry does not import them, so that scenarios may import worlds. */
  scenarios: ReadonlyMap<string, Scenario>
  /** System time in milliseconds. */
  systemNow: () => number
  /** Running time of the process in milliseconds, for a world whose system time was set back; absent = that of the process. */
  runMs?: () => number
  /** An unguessable seed, for worlds that are made without one. */
  newSeed: () => string
  /** Seed of the default world when its database is new; absent = `newSeed()`. */
  defaultSeed?: string
  /** Passwords that are printed at start; the journal distinguishes them from those of people. */
  publicPasswords?: readonly string[]
  /** The cost of a password hash (docs/settings.md, PASSWORD_COST); absent = that of the served program. */
  passwordCost?: number
  /** For worlds without a folder; absent = a random key. Else the key is in the folder. */
  serverKey?: string
  /** Names of the scenarios that hold in a world, for lists; absent = none. */
  holding?: (world: World) => readonly string[]
  /** Worlds that there may be, and that may be saved; absent = as many as there is memory for. */
  mostWorlds?: number
  /** Bytes of one world from which on it refuses calls; absent = unlimited. */
  mostBytes?: number
  /** Bytes of all files from which on no further world is made or saved; absent = unlimited. */
  mostBytesInAll?: number
  /** System time in milliseconds after which the file of an unused world is closed; absent = 60 minutes. */
  idleMs?: number
  /** Servers that share the worlds; absent or null = this one has them all. */
  homes?: WorldHomes | null
  /** The name of a playable recording, by default the newest; throws a DomainError when none exists. Absent = no recordings. */
  recordingNamed?: (name: string | null) => string
  /** Folder of the worlds' files and of saved worlds; absent = all live in memory alone. */
  dataFolder?: string
  /** With a folder: only the default world has a file, and the others end with the process. */
  worldsInMemory?: boolean
}

/** The part of them that each world is opened with. */
export type SharedOptions = Omit<WorldOptions, 'name' | 'location' | 'image' | 'newSeed' | 'frozenAtMs'>
