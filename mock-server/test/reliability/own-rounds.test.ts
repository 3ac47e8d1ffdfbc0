import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { actInRound } from '../../src/domain/games/rounds/act-in-round.ts'
import { endRound } from '../../src/domain/games/rounds/end-round.ts'
import { type GameSession, seatAt } from '../../src/domain/games/rounds/game-session.ts'
import { playRound } from '../../src/domain/games/rounds/play-round.ts'
import type { BookedRound } from '../../src/domain/games/rounds/round-transaction.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { playerOf } from '../support/identity.ts'
import { brokenInvariants, seededId, startMs } from '../support/worlds.ts'

/** A call of the player under its key. */
type Step = (world: World, session: GameSession) => BookedRound

const field = { amountPaise: 100_00, mode: 'base', meta: { mines: 1 } }
/** A round of mines from its stake to its payout. */
const steps: Record<string, Step> = {
  play: (world, session) => playRound(world, session, field, 'key-of-the-stake'),
  pick: (world, session) => actInRound(world, session, { action: 'pick', meta: { tile: 7 } }, 'key-of-the-pick'),
  'cash-out': (world, session) => actInRound(world, session, { action: 'cash-out' }, 'key-of-the-cash-out'),
  end: (world, session) => endRound(world, session, 'key-of-the-end'),
}

function open(dataFolder: string): { world: World; session: GameSession; close: () => void } {
  const registry = new WorldRegistry({
    scenarios,
    systemNow: () => startMs,
    passwordCost: 7,
    newSeed: () => 'kept',
    dataFolder,
  })
  const world = registry.get('default')
  const session = there(seatAt(there(playerOf(world, seededId(world))), 'spribe/mines'))
  return { world, session, close: () => registry.closeAll() }
}

/** A player's money: the balance, and the ledger's stakes and payouts. */
function booksOf(world: World): object {
  const kinds = world.store.all("SELECT kind FROM ledger_entries WHERE kind LIKE 'game%' ORDER BY id", [], (row) =>
    row.text('kind'),
  )
  return { ...balanceOf(world, seededId(world)), kinds, broken: brokenInvariants(world) }
}

/** The files as a kill leaves them before each write of `effect`, and after the last; files with equal bytes once. */
function leftByKills<Answer>(world: World, folder: string, effect: () => Answer): { answer: Answer; left: string[] } {
  const left = new Map<string, string>()
  const copy = () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const digest = createHash('sha256')
    for (const { parentPath, name } of files) digest.update(name).update(readFileSync(join(parentPath, name)))
    const state = digest.digest('hex')
    if (left.has(state)) return
    const to = newFolder()
    cpSync(folder, to, { recursive: true })
    left.set(state, to)
  }
  const { store } = world
  const [run, change] = [store.run.bind(store), store.change.bind(store)]
  const spies = [
    vi.spyOn(store, 'run').mockImplementation((...statement) => {
      copy()
      return run(...statement)
    }),
    vi.spyOn(store, 'change').mockImplementation((...statement) => {
      copy()
      return change(...statement)
    }),
  ]
  const answer = effect()
  for (const spy of spies) {
    expect(spy.mock.calls.length).toBeGreaterThan(0)
    spy.mockRestore()
  }
  copy()
  return { answer, left: [...left.values()] }
}

test('killed at any write of a round, a server that comes back has all of a call or nothing, and does it once for its key', () => {
  const folder = newFolder()
  const { world, session, close } = open(folder)
  world.clock.freeze()
  for (const [name, step] of Object.entries(steps)) {
    const before = booksOf(world)
    const { answer, left } = leftByKills(world, folder, () => step(world, session))
    const after = booksOf(world)
    expect(left.length, name).toBeGreaterThanOrEqual(2)
    for (const [at, killed] of left.entries()) {
      const back = open(killed)
      const isDone = at === left.length - 1
      expect(booksOf(back.world), `${name}, kill ${at}`).toEqual(isDone ? after : before)
      expect(step(back.world, back.session), `${name}, sent again`).toEqual(answer)
      expect(booksOf(back.world)).toEqual(after)
      back.close()
    }
  }
  expect(booksOf(world)).toMatchObject({ balancePaise: 10_003_00, kinds: ['game-stake', 'game-payout'], broken: [] })
  close()
})
