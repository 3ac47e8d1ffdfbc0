import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { brokenInvariants, seededId } from '../../test/support/worlds.ts'
import { creditPlayer, debitPlayer } from '../domain/money/credits.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import { scenarios } from '../scenarios/list.ts'
import { WorldRegistry } from './registry.ts'

const openingPaise = 1_000_000

/** The default world in a file, what its listeners heard, and the player's balance as the disk has it. */
function opened() {
  const dataFolder = newFolder()
  const registry = new WorldRegistry({
    scenarios,
    systemNow: Date.now,
    passwordCost: 7,
    newSeed: () => 'commits',
    dataFolder,
  })
  const onDisk = new DatabaseSync(join(dataFolder, 'default.sqlite'), { readOnly: true })
  onTestFinished(() => {
    onDisk.close()
    registry.closeAll()
  })
  const world = registry.get('default')
  const playerId = seededId(world)
  const heard: string[] = []
  world.events.onAny(({ name }) => heard.push(name))
  const sql = "SELECT balance_paise FROM accounts WHERE owner_id = ? AND kind = 'real'"
  const kept = () => Number(onDisk.prepare(sql).get(playerId)?.balance_paise)
  const credit = (paise: number) => world.commits.share(() => creditPlayer(world, playerId, paise))
  const journaled = () => world.journal.query({ kind: 'ledger' }).filter(({ name }) => name === 'credit').length
  return { world, playerId, heard, kept, credit, journaled }
}

test('effects of calls in one turn reach the disk together, and emit no event before', async () => {
  const { world, heard, kept, credit } = opened()
  credit(1_00)
  credit(2_00)
  const { pending } = world.commits
  expect([kept(), heard]).toEqual([openingPaise, []])
  await pending
  expect([kept(), heard]).toEqual([openingPaise + 3_00, ['wallet-changed', 'wallet-changed']])
  expect(world.commits.pending).toBeNull()
})

test('one that is refused takes nothing of the others along', async () => {
  const { world, playerId, heard, kept, credit, journaled } = opened()
  credit(1_00)
  expect(() => world.commits.share(() => debitPlayer(world, playerId, 9_000_000_00))).toThrow('Insufficient balance')
  expect(() =>
    world.commits.share(() =>
      world.transaction(() => {
        creditPlayer(world, playerId, 7_00)
        throw new Error('half done')
      }),
    ),
  ).toThrow('half done')
  credit(2_00)
  await world.commits.pending
  expect([kept(), journaled(), heard.length]).toEqual([openingPaise + 3_00, 2, 2])
  expect(brokenInvariants(world)).toEqual([])
})

test('effects outside of calls are on the disk at once, after earlier effects of calls', async () => {
  const { world, playerId, heard, kept, credit } = opened()
  credit(1_00)
  const { pending } = world.commits
  creditPlayer(world, playerId, 2_00)
  expect([kept(), heard.length, world.commits.pending]).toEqual([openingPaise + 3_00, 2, null])
  await pending
  expect(kept()).toBe(openingPaise + 3_00)
})

test('reading the journal finds entries that calls of this turn booked', () => {
  const { credit, journaled } = opened()
  credit(1_00)
  credit(2_00)
  expect(journaled()).toBe(2)
})

test('a group that the disk refuses is lost whole, and its waiting calls are rejected', async () => {
  const { world, playerId, heard, kept, credit, journaled } = opened()
  credit(1_00)
  const { pending } = world.commits
  world.commits.share(() =>
    world.transaction(() => {
      // A reference to a player that does not exist is checked at the commit: the disk refuses at the same place.
      world.store.run('PRAGMA defer_foreign_keys = ON')
      world.store.run("INSERT INTO ledger_entries (kind, reference, player_id, at_ms) VALUES ('credit', 'x', 5, 0)")
    }),
  )
  await expect(pending).rejects.toThrow('FOREIGN KEY')
  expect([kept(), balanceOf(world, playerId).balancePaise, journaled(), heard]).toEqual([
    openingPaise,
    openingPaise,
    0,
    [],
  ])
  credit(2_00)
  await world.commits.pending
  expect([kept(), journaled()]).toEqual([openingPaise + 2_00, 1])
})
