import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { readMeta, writeMeta } from './meta-records.ts'
import { migrate } from './migrations.ts'
import { openStore, type Store } from './store.ts'

function openInMemory(): Store {
  const store = openStore(':memory:')
  onTestFinished(() => store.close())
  return store
}

function count(store: Store): number | null {
  return store.one('SELECT count(*) AS rows FROM announcements', [], (row) => row.integer('rows'))
}

const insert = (store: Store) => store.run("INSERT INTO announcements (content) VALUES ('x')")

test('a transaction is all or nothing', () => {
  const store = openInMemory()
  store.transaction(() => insert(store))
  expect(() =>
    store.transaction(() => {
      insert(store)
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(count(store)).toBe(1)
  expect(store.inTransaction).toBe(false)
})

test('a nested transaction joins the outer one', () => {
  const store = openInMemory()
  expect(() =>
    store.transaction(() => {
      store.transaction(() => insert(store))
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(count(store)).toBe(0)
})

test('ledger rows can neither be changed nor removed', () => {
  const store = openInMemory()
  store.run(
    "INSERT INTO players (id, username, username_key, name, country_code, mobile, created_at_ms) VALUES (1, 'a', 'a', 'a', '91', '9', 0)",
  )
  store.run("INSERT INTO ledger_entries (kind, reference, player_id, at_ms) VALUES ('credit', '1', 1, 0)")
  store.run("INSERT INTO accounts (id, owner_id, kind) VALUES (1, 1, 'real')")
  store.run('INSERT INTO ledger_lines (entry_id, account_id, amount_paise) VALUES (1, 1, 5)')
  for (const table of ['ledger_entries', 'ledger_lines']) {
    expect(() => store.change(`UPDATE ${table} SET id = 2`)).toThrow('append-only')
    expect(() => store.change(`DELETE FROM ${table}`)).toThrow('append-only')
  }
  expect(() =>
    store.run("INSERT INTO ledger_entries (kind, reference, player_id, at_ms) VALUES ('credit', '1', 1, 0)"),
  ).toThrow('UNIQUE')
})

test('a column of another type is a defect, not a value', () => {
  const store = openInMemory()
  insert(store)
  const read = (how: (row: Parameters<Parameters<Store['one']>[2]>[0]) => unknown) => () =>
    store.one('SELECT content, 1.5 AS half, NULL AS missing FROM announcements', [], how)
  expect(read((row) => row.integer('content'))).toThrow(TypeError)
  expect(read((row) => row.integer('half'))).toThrow(TypeError)
  expect(read((row) => row.text('missing'))).toThrow(TypeError)
  expect(read((row) => row.oneOf('content', ['y']))).toThrow(TypeError)
  expect(read((row) => [row.text('content'), row.textOrNull('missing')])()).toEqual(['x', null])
})

test('a file is written with full sync and a write-ahead log, and is whole when opened again', () => {
  const folder = newFolder()
  const file = join(folder, 'world.sqlite')
  const first = openStore(file)
  expect(first.one('PRAGMA journal_mode', [], (row) => row.text('journal_mode'))).toBe('wal')
  expect(first.one('PRAGMA synchronous', [], (row) => row.integer('synchronous'))).toBe(2)
  insert(first)
  writeMeta(first, 'fact', { kept: true })
  first.close()
  const again = openStore(file)
  onTestFinished(() => again.close())
  expect(count(again)).toBe(1)
  expect(readMeta(again, 'fact')).toEqual({ kept: true })
  expect(readMeta(again, 'other')).toBeNull()
})

test('what does not wait for the disk is all or nothing, and the next transaction waits again', () => {
  const store = openInMemory()
  const synchronous = () => store.one('PRAGMA synchronous', [], (row) => row.integer('synchronous'))
  let during: number | null = null
  store.unsyncedTransaction(() => {
    insert(store)
    during = synchronous()
  })
  const fail = () =>
    store.unsyncedTransaction(() => {
      insert(store)
      throw new Error('stop')
    })
  expect(fail).toThrow('stop')
  expect([count(store), during, synchronous()]).toEqual([1, 1, 2])
})

test('prices inside the JSON of an older file become hundredths', () => {
  const folder = newFolder()
  const file = join(folder, 'world.sqlite')
  const older = new DatabaseSync(file)
  migrate(older, 11)
  older.exec(`
    PRAGMA foreign_keys = OFF;
    INSERT INTO intents VALUES (1, 'a', 'placeBet', '', 'done', '{"answer":{"bet":{"id":"B1","odds":3.05}}}', 0);
    INSERT INTO intents VALUES (1, 'b', 'placeBet', '', 'done', '{"refusal":"price_changed"}', 0);
    INSERT INTO markets (market_id, ref_match_id, head_name, market_type, price_kind, selections, price_control)
      VALUES ('1.a', '1', '', 'match_odds', 'decimal', '[]',
        '{"forcedPrices":[{"selectionId":"home","side":"back","level":{"price":1.15,"sizePaise":1}}],"drift":null}')`)
  older.close()
  const store = openStore(file)
  onTestFinished(() => store.close())
  const answers = store.all('SELECT answer FROM intents ORDER BY key', [], (row) => JSON.parse(row.text('answer')))
  expect(answers).toEqual([{ answer: { bet: { id: 'B1', priceHundredths: 305 } } }, { refusal: 'price_changed' }])
  expect(store.one('SELECT price_control FROM markets', [], (row) => JSON.parse(row.text('price_control')))).toEqual({
    forcedPrices: [{ selectionId: 'home', side: 'back', level: { priceHundredths: 115, sizePaise: 1 } }],
    drift: null,
  })
})

test('rounds of games and their decisions outlive the tables that were made anew for shared rounds', () => {
  const file = join(newFolder(), 'world.sqlite')
  const older = new DatabaseSync(file)
  migrate(older, 14)
  older.exec(`
    INSERT INTO players (id, username, username_key, name, country_code, mobile, created_at_ms)
      VALUES (1, 'asha', 'asha', 'Asha', '91', '9820041177', 0);
    INSERT INTO game_seeds (id, player_id, client_seed) VALUES (3, 1, 'mine');
    INSERT INTO game_rounds (id, player_id, game, mode, amount_paise, meta, seed_id, nonce, stake_paise, payout_paise,
      status, opened_at_ms, touched_at_ms, closed_at_ms)
    VALUES (7, 1, 'spribe/mines', 'base', 100, '{"mines":1}', 3, 0, 100, 150, 'won', 1, 2, 3),
      (8, 1, 'spribe/mines', 'base', 200, 'null', 3, 1, 200, NULL, 'open', 4, 5, NULL);
    INSERT INTO game_actions VALUES (8, 1, 'pick', '{"tile":4}', 5)`)
  older.close()
  const store = openStore(file)
  onTestFinished(() => store.close())
  const rounds = store.all('SELECT * FROM game_rounds ORDER BY id', [], (row) => [
    row.integer('id'),
    row.integer('seed_id'),
    row.integer('nonce'),
    row.integerOrNull('payout_paise'),
    row.text('status'),
    row.textOrNull('stage_round'),
  ])
  expect(rounds).toEqual([
    [7, 3, 0, 150, 'won', null],
    [8, 3, 1, null, 'open', null],
  ])
  const actions = store.all('SELECT * FROM game_actions', [], (row) => [row.integer('round_id'), row.text('meta')])
  expect(actions).toEqual([[8, '{"tile":4}']])
  const again = () => store.run("INSERT INTO game_actions VALUES (99, 1, 'pick', 'null', 5)")
  expect(again).toThrow('FOREIGN KEY')
})
