/** Playwright's `test`, in a world of its own, which is kept when the test fails. */
import { test as base } from '@playwright/test'
import { hasFailed, keepWorld } from './failed-test.ts'
import { type Player, playerOf, seededPlayer } from './player.ts'
import { lastScreen, type RecordedScreen } from './recorded-screen.ts'
import { keepToasts } from './toasts.ts'
import { useWorld, usualWorld, type World, type WorldOptions } from './world.ts'
import {
  type Clock,
  clockOf,
  type Faults,
  faultsOf,
  type Journal,
  journalOf,
  type Matches,
  matchesOf,
  type Network,
  networkOf,
  type Outcome,
  outcomeOf,
} from './world-parts.ts'

export type MockOptions = {
  /** Where the mock is; set it in playwright.config. */
  mockUrl: string
  /** Where the front end is, when the mock does not serve it: a server that hands API and socket on to the mock, with the host name that it was asked by. */
  siteUrl: string | undefined
  /** Set by test.use({ worldOptions: { ... } }). */
  worldOptions: Partial<WorldOptions>
}

export type MockFixtures = {
  world: World
  /** The player that every world begins with, signed in at the API; `player.signIn(page)` signs the browser in. */
  player: Player
  clock: Clock
  faults: Faults
  network: Network
  journal: Journal
  outcome: Outcome
  matches: Matches
}

/** Goes from the context of a failed test, which is closed first, to its world. */
type KeptScreen = { keptScreen: { screen?: RecordedScreen } }

export const test = base.extend<MockOptions & MockFixtures & KeptScreen>({
  mockUrl: ['http://localhost:8080', { option: true }],
  siteUrl: [undefined, { option: true }],
  worldOptions: [{}, { option: true }],
  baseURL: async ({ world, siteUrl }, use) => {
    await use(siteUrl === undefined ? world.url : inWorld(siteUrl, world))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used
  keptScreen: async ({}, use) => use({}),
  context: async ({ context, keptScreen }, use, testInfo) => {
    await context.addInitScript(keepToasts)
    await use(context)
    const screen = hasFailed(testInfo) ? await lastScreen(context) : undefined
    if (screen !== undefined) keptScreen.screen = screen
  },
  world: async ({ mockUrl, worldOptions, keptScreen }, use, testInfo) => {
    await useWorld(mockUrl, { ...usualWorld, ...worldOptions }, async (world) => {
      await use(world)
      if (hasFailed(testInfo)) await keepWorld(world, testInfo, keptScreen.screen)
    })
  },
  player: async ({ world }, use) => use(await playerOf(world, seededPlayer.username, seededPlayer.password)),
  clock: async ({ world }, use) => use(clockOf(world)),
  faults: async ({ world }, use) => use(faultsOf(world)),
  network: async ({ world }, use) => use(networkOf(world)),
  journal: async ({ world }, use) => use(journalOf(world)),
  outcome: async ({ world }, use) => use(outcomeOf(world)),
  matches: async ({ world }, use) => use(matchesOf(world)),
})

/** An address of the machine, with the world in its host name: http://WORLD.localhost:5173 */
function inWorld(address: string, world: World): string {
  const url = new URL(address)
  url.hostname = `${world.name}.localhost`
  return url.origin
}
