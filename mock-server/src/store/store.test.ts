import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/support/folders.ts'
import { readMeta, writeMeta } from './meta-records.ts'
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

test('stored JSON that does not fit its schema is a defect, named by its column and its first mismatch', () => {
  const store = openInMemory()
  const schema = v.object({ fault: v.object({ times: v.number() }) })
  const read = (text: string) => () => store.one('SELECT ? AS state', [text], (row) => row.json('state', schema))
  expect(read('{"fault":{"times":2},"newer":1}')()).toEqual({ fault: { times: 2 } })
  expect(read('{"fault":{"times":"two"}}')).toThrow(
    'column state holds JSON of another shape at fault.times: Invalid type',
  )
  expect(read('{')).toThrow('column state holds no JSON')
  writeMeta(store, 'fact', 'text')
  expect(() => readMeta(store, 'fact', v.number())).toThrow("meta 'fact' holds JSON of another shape: Invalid type")
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
  expect(readMeta(again, 'fact', v.object({ kept: v.boolean() }))).toEqual({ kept: true })
  expect(readMeta(again, 'other', v.unknown())).toBeNull()
})

test('an unsynced transaction is all or nothing, and the next transaction waits again', () => {
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

test.each([
  [1, ['auto_cash_outs', 'alert_settings', 'price_alerts', 'match_alerts', 'sent_alerts', 'pins']],
  [2, ['alert_settings', 'price_alerts', 'match_alerts', 'sent_alerts', 'pins']],
  [3, ['pins']],
  [4, []],
])(
  'a file of version %i gets the tables that it lacks and keeps its rows; one of a later version is refused',
  (earlier, lacking) => {
    const file = join(newFolder(), 'world.sqlite')
    const made = openStore(file)
    insert(made)
    // Earlier versions differ from the present one by these tables and columns, and by an index that is made again.
    for (const table of lacking) made.run(`DROP TABLE ${table}`)
    const columns = earlier < 3 ? ['asked_hundredths', 'asked_line'] : []
    for (const column of columns) made.run(`ALTER TABLE bets DROP COLUMN ${column}`)
    made.run('ALTER TABLE matches DROP COLUMN script')
    made.run(`PRAGMA user_version = ${earlier}`)
    made.close()
    const version = (store: Store) => store.one('PRAGMA user_version', [], (row) => row.integer('user_version'))
    const tables = (store: Store) =>
      store.all('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql', [], (row) =>
        // SQLite writes an added column behind the others, with spaces of its own.
        row.text('sql').replaceAll(/\s+/g, ' ').replaceAll(' )', ')'),
      )
    for (let times = 0; times < 2; times += 1) {
      const upgraded = openStore(file)
      expect([version(upgraded), count(upgraded)]).toEqual([5, 1])
      expect(tables(upgraded)).toEqual(tables(openInMemory()))
      upgraded.close()
    }
    const image = openStore(file)
    image.run('PRAGMA user_version = 6')
    image.close()
    expect(() => openStore(file)).toThrow('has tables of version 6, and this server reads version 5')
  },
)
