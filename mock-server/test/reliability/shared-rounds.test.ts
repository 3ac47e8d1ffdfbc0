import { cpSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forceNextRound } from '../../src/domain/games/forced/force-next.ts'
import { actOnStageBet } from '../../src/domain/games/shared-rounds/act-on-bet.ts'
import { shownSoFar, stageRoundById, stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { stageTable } from '../support/stage-table.ts'
import { brokenInvariants, pass, seededId, startMs } from '../support/worlds.ts'

const opening = 10_000_00

function open(dataFolder: string): WorldRegistry {
  return new WorldRegistry({ scenarios, systemNow: () => startMs, passwordCost: 7, newSeed: () => 'kept', dataFolder })
}

/** The files as a kill at this moment leaves them. Another server opens them after so much time. */
function afterKill<Seen>(dataFolder: string, laterMs: number, look: (registry: WorldRegistry) => Seen): Seen {
  const copy = newFolder()
  cpSync(dataFolder, copy, { recursive: true })
  const registry = open(copy)
  try {
    const world = registry.get('default')
    world.clock.freeze(world.clock.now() + laterMs)
    world.tick()
    world.tick()
    expect(brokenInvariants(world)).toEqual([])
    return look(registry)
  } finally {
    registry.closeAll()
  }
}

function balanceIn(registry: WorldRegistry): number {
  const world = registry.get('default')
  return balanceOf(world, seededId(world)).balancePaise
}

/** The seeded player at a shared game, in the world of a folder. */
function servedAt(game?: string) {
  const folder = newFolder()
  const registry = open(folder)
  const world = registry.get('default')
  world.clock.freeze()
  return { ...stageTable(world, game), registry, folder }
}

/** The seeded player at Aviator, whose next round crashes at 2.00x. */
function served() {
  const table = servedAt()
  table.crashesAt(200)
  return table
}

const hourMs = 60 * 60 * 1000

test('killed at any step, a server that comes back settles each bet by its rules, once', () => {
  const { registry, folder, bet, act, fly } = served()
  const auto = bet(100_00, { autoCashOut: 150 })
  const hand = bet(200_00, { slot: 1 })
  // Staked, and no client came back: the first cashed itself out and the second was lost.
  expect(afterKill(folder, hourMs, balanceIn)).toBe(opening - 300_00 + 150_00)
  // Staked, and back before the round runs: nothing is decided.
  expect(afterKill(folder, 1_000, balanceIn)).toBe(opening - 300_00)
  fly(5_000)
  expect(afterKill(folder, hourMs, balanceIn)).toBe(opening - 300_00 + 150_00)
  fly(6_758)
  expect(afterKill(folder, 0, balanceIn)).toBe(opening - 300_00 + 150_00)
  const { payoutPaise } = act('cash-out', hand.id, 'key-of-cash-out')
  expect(payoutPaise).toBe(300_00)
  expect(afterKill(folder, hourMs, balanceIn)).toBe(opening - 300_00 + 150_00 + 300_00)
  expect(auto.id).not.toBe(hand.id)
  registry.closeAll()
})

test('a call whose answer the kill took is answered as before when its key is sent again', () => {
  const { registry, folder, session, bet, act, fly } = served()
  const { id } = bet(100_00, {}, 'key-of-bet')
  fly(6_758)
  const action = { action: 'cash-out', meta: { betID: id } }
  const first = act('cash-out', id, 'key-of-cash-out')
  const again = afterKill(folder, hourMs, (other) => {
    const repeated = actOnStageBet(other.get('default'), session, action, 'key-of-cash-out').round
    expect(balanceIn(other)).toBe(opening + 50_00)
    return repeated
  })
  expect(again).toEqual(first)
  registry.closeAll()
})

test('a bet that was taken back stays so, and the rounds go on where they would be', () => {
  const { registry, folder, session, world, bet, act } = served()
  act('cancel', bet(100_00).id)
  expect(afterKill(folder, hourMs, balanceIn)).toBe(opening)
  const round = stageRoundNow(world, session.stage)
  const found = afterKill(folder, 0, (other) => stageRoundNow(other.get('default'), session.stage))
  expect([found.id, found.endsAtMs]).toEqual([round.id, round.endsAtMs])
  registry.closeAll()
})

test('killed between the last bet and the payout of a live table, a server that comes back deals the same cards and pays once', () => {
  const { registry, folder, world, session, chips, fly, now, shown } = servedAt('ezg-Baccarat')
  forceNextRound(world, 'ezg-Baccarat', 'player wins')
  const round = now()
  const { id } = chips({ player: 100_00, banker: 50_00 })
  fly(round.endsAtMs - round.runsAtMs - 1)
  const dealt = shownSoFar(world, round)
  const after = (registry: WorldRegistry) => {
    const again = there(stageRoundById(registry.get('default'), session.stage, round.id))
    return [shownSoFar(registry.get('default'), again), balanceIn(registry)]
  }
  expect(afterKill(folder, 0, after)).toEqual([dealt, opening - 150_00])
  expect(afterKill(folder, 1, after)).toEqual([dealt, opening - 150_00 + 200_00])
  expect(afterKill(folder, hourMs, after)).toEqual([dealt, opening - 150_00 + 200_00])
  pass(world, 1)
  expect(shown(id).payoutPaise).toBe(200_00)
  expect(afterKill(folder, hourMs, balanceIn)).toBe(opening - 150_00 + 200_00)
  registry.closeAll()
})
