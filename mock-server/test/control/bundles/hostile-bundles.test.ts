import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checksumOf } from '../../../src/control/bundles/save-bundle.ts'
import { stateDigest } from '../../../src/world/state-digest.ts'
import { newFolder } from '../../support/folders.ts'
import { call, logIn, startApp } from '../../support/server.ts'
import { startMs } from '../../support/worlds.ts'
import { type Bundle, open, saved, source, sourceWorld } from './bundle-server.ts'

/** A server with a file and a second world, which no file may change; what it answers for an edited file. */
async function withFile() {
  const dataDir = newFolder()
  const app = await startApp({ dataDir })
  sourceWorld(app)
  const victim = app.registry.create({ name: 'victim', seed: 'victim', frozenAtMs: startMs })
  await logIn(app, source)
  const bundle = await saved(app)
  const before = [stateDigest(victim.store), readdirSync(dataDir, { recursive: true }).sort(), app.registry.names()]
  const refusal = async (edited: object, more: object = { name: 'opened' }) => {
    const { status, json } = await open(app, edited, more)
    const after = [stateDigest(victim.store), readdirSync(dataDir, { recursive: true }).sort(), app.registry.names()]
    expect(after).toEqual(before)
    return [status, json.code, json.message]
  }
  return { app, bundle, refusal, dataDir, victim }
}

/** The file after a change of its fields, with the checksum that belongs to it. */
function changed(bundle: Bundle, fields: Partial<Bundle>): Bundle {
  const edited = { ...bundle, ...fields }
  return { ...edited, checksum: checksumOf(edited) }
}

/** The file after statements on the database in its image. */
function withSql(bundle: Bundle, sql: string): Bundle {
  const database = new DatabaseSync(':memory:')
  const image = gunzipSync(Buffer.from(bundle.image, 'base64'))
  image.set([1, 1], 18)
  database.deserialize(image)
  database.exec('PRAGMA foreign_keys = OFF')
  database.exec(sql)
  const edited = database.serialize()
  database.close()
  return changed(bundle, { image: gzipSync(edited).toString('base64') })
}

const refused = (why: string) => [400, 'bad_request', `The file cannot be opened: ${why}`]
const cut = 'its image is cut or damaged'
const foreign = 'the tables in its image are not those of a world. They differ by '

test.each<[string, (bundle: Bundle) => object, string]>([
  ['no file of a fault', () => ({}), 'it is no file in which a fault was saved'],
  ['a journal', ({ journal }) => ({ version: 1, entries: journal }), 'it is no file in which a fault was saved'],
  [
    'a file of a later version',
    (bundle) => ({ ...bundle, version: 2, whole: 'new' }),
    'it has version 2, and this server reads version 1',
  ],
  ['a file without its journal', ({ journal: _, ...bundle }) => bundle, 'it is cut or damaged. Journal is required'],
  [
    'a path as the name of its world',
    (bundle) => ({ ...bundle, world: { ...bundle.world, name: '../default' } }),
    "it is cut or damaged. A world's name takes small letters, digits and hyphens between them, as in my-wo",
  ],
  [
    'a field that no file has',
    (bundle) => ({ ...bundle, path: '/etc/passwd' }),
    'it is cut or damaged. Unknown field: path',
  ],
  ['another note', (bundle) => ({ ...bundle, note: 'edited' }), 'it was edited after it was saved'],
  [
    'another row in its journal',
    (bundle) => ({ ...bundle, journal: bundle.journal.slice(1) }),
    'it was edited after it was saved',
  ],
  ['half of its image', (bundle) => changed(bundle, { image: bundle.image.slice(0, 400) }), cut],
  [
    'a star in its image',
    (bundle) => changed(bundle, { image: `${bundle.image.slice(0, 8)}*${bundle.image.slice(8)}` }),
    cut,
  ],
  ['an image that is not packed', (bundle) => changed(bundle, { image: btoa('SQLite format 3') }), cut],
  [
    'an image that unpacks to 200 MB',
    (bundle) => changed(bundle, { image: gzipSync(Buffer.alloc(200 * 1024 * 1024)).toString('base64') }),
    'its image has more than 128 MB',
  ],
  [
    'an image that is no database',
    (bundle) => changed(bundle, { image: gzipSync(Buffer.alloc(4096, 'x')).toString('base64') }),
    'its image is damaged, or no database at all',
  ],
  [
    'an image of a few bytes',
    (bundle) => changed(bundle, { image: gzipSync('x').toString('base64') }),
    'its image is damaged, or no database at all',
  ],
  [
    'tables of a later version',
    (bundle) => withSql(bundle, 'PRAGMA user_version = 99'),
    'its image has tables of version 99, and this server reads version 5',
  ],
  [
    'tables without a version',
    (bundle) => withSql(bundle, 'PRAGMA user_version = 0'),
    'its image is damaged, or no database at all',
  ],
  ['a view', (bundle) => withSql(bundle, 'CREATE VIEW seen AS SELECT * FROM tokens'), `${foreign}the view seen`],
  [
    'a view in the place of a table',
    (bundle) =>
      withSql(bundle, 'DROP TABLE pins; CREATE VIEW pins AS SELECT 1 AS serial, 1 AS player_id, 1 AS market_id'),
    `${foreign}the view pins`,
  ],
  [
    'a trigger',
    (bundle) => withSql(bundle, 'CREATE TRIGGER t AFTER INSERT ON tokens BEGIN DELETE FROM pins; END'),
    `${foreign}the trigger t`,
  ],
  [
    'no trigger that keeps the ledger',
    (bundle) => withSql(bundle, 'DROP TRIGGER ledger_lines_kept'),
    `${foreign}the trigger ledger_lines_kept`,
  ],
  ['a table of its own', (bundle) => withSql(bundle, 'CREATE TABLE mine (x TEXT) STRICT'), `${foreign}the table mine`],
  [
    'a table that searches',
    (bundle) => withSql(bundle, 'CREATE VIRTUAL TABLE mine USING fts5(x)'),
    `${foreign}the shadow table mine_config`,
  ],
  [
    'a computed column',
    (bundle) => withSql(bundle, 'ALTER TABLE pins ADD COLUMN x TEXT AS (hex(zeroblob(1000)))'),
    `${foreign}the column pins.x`,
  ],
  ['a row that refers to no other', (bundle) => withSql(bundle, 'DELETE FROM players'), 'its image is damaged'],
  [
    'more money than its digest has',
    (bundle) => withSql(bundle, 'UPDATE accounts SET balance_paise = balance_paise + 100 WHERE id = 1'),
    'its world is not the one that was saved: the image was edited',
  ],
  [
    'faults of another shape',
    (bundle) =>
      withSql(
        bundle,
        "UPDATE meta SET value = '[]' WHERE key = 'faults'; INSERT OR IGNORE INTO meta VALUES ('faults', '[]')",
      ),
    'its image holds no world',
  ],
  [
    'a clock of another shape',
    (bundle) => withSql(bundle, "UPDATE meta SET value = '{' WHERE key = 'clock'"),
    'its image holds no world',
  ],
])('refuses %s in a sentence, and changes nothing', async (_, edit, why) => {
  const { bundle, refusal } = await withFile()
  expect(await refusal(edit(bundle))).toEqual(refused(why))
})

test('names the row that is not there, and a journal without its beginning', async () => {
  const { bundle, refusal } = await withFile()
  expect(await refusal(bundle, { at: 9999 })).toEqual(refused('its journal has no row 9999'))
  const later = changed(bundle, { journal: bundle.journal.slice(1) })
  expect(await refusal(later, { at: 2 })).toEqual([
    400,
    'bad_request',
    'The beginning of the journal is not in the file, so no row can be repeated. Open it as it was saved',
  ])
})

test('refuses a name that a world has, and takes no other name than the given one', async () => {
  const { app, bundle, refusal } = await withFile()
  for (const more of [{ name: 'victim' }, { name: 'victim', at: 1 }, { name: 'source' }])
    expect(await refusal(bundle, more)).toEqual([409, 'world_exists', 'A world of this name exists'])
  expect(await refusal(bundle, { name: '../escape' })).toEqual([
    400,
    'validation_failed',
    "A world's name takes small letters, digits and hyphens between them, as in my-world",
  ])
  const { json } = await open(app, bundle)
  expect(json.data.name).toMatch(/^[0-9a-f]{32}$/)
})

test('refuses a journal whose rows name another world, another address or an action of the server', async () => {
  const { bundle, refusal } = await withFile()
  const row = (name: string, kind: 'http' | 'control', data: Record<string, unknown>) => {
    const id = (bundle.journal.at(-1)?.id ?? 0) + 1
    const entry = { id, at: bundle.savedAt, kind, name, text: 'edited', data }
    return refusal(changed(bundle, { journal: [...bundle.journal, entry] }), { at: id, name: 'opened' })
  }
  const url = '/__mock/worlds/victim/money/credit'
  const call = { method: 'POST', hasBody: true, url }
  expect(await row('login', 'http', { call })).toEqual([
    400,
    'bad_request',
    expect.stringMatching(/^Entry #\d+ is no call that a journal can contain$/),
  ])
  expect(await row('deleteWorld', 'control', { request: { world: 'victim' } })).toEqual([
    400,
    'bad_request',
    expect.stringMatching(/^Entry #\d+: deleteWorld is no action that a journal can contain$/),
  ])
})

test('a recording and a saved state of the server that a file names are not used', async () => {
  const { app, bundle, dataDir } = await withFile()
  const named = withSql(
    bundle,
    `INSERT INTO meta VALUES ('playback', '{"name":"../server.key","asked":{}}'), ('seed hidden', 'true');
     UPDATE tokens SET token_hash = 'known'; UPDATE meta SET value = '{"mode":"running","worldMs":0,"systemMs":0,"scale":1e300}' WHERE key = 'clock'`,
  )
  const { status, json } = await open(app, named, { name: 'opened' })
  expect([status, json.data.clock]).toEqual([200, bundle.world.clock])
  const world = app.registry.get('opened')
  expect([world.playback.name, world.isSeedHidden, world.clock.state.scale]).toEqual([null, false, 100_000])
  expect(world.store.one('SELECT token_hash AS hash FROM tokens', [], (row) => row.text('hash'))).toBe('struck-1')
  expect(readdirSync(join(dataDir, 'worlds')).filter((file) => file.endsWith('.sqlite'))).toEqual([
    'opened.sqlite',
    'source.sqlite',
    'victim.sqlite',
  ])
})

test('a world whose seed is hidden, and a copy of it, are not saved in a file', async () => {
  const app = await startApp()
  app.registry.fork('default', 'copy')
  for (const world of ['default', 'copy'])
    expect(await call(app, `/__mock/worlds/${world}/bundle`, { body: {} })).toMatchObject({
      status: 400,
      json: {
        message: `The seed of the world ${world} is hidden, and a file would reveal it: repeat the fault in a world of its own, and save that`,
      },
    })
})

test('a file of more than 32 MB is refused with its size; a longer body is not read', async () => {
  const { bundle, refusal } = await withFile()
  const note = (megabytes: number) => ({ ...bundle, note: 'x'.repeat(megabytes * 1024 * 1024) })
  expect(await refusal(note(33))).toEqual([
    413,
    'body_too_large',
    'The file has 34 MB, and at most 32 MB can be opened',
  ])
  expect(await refusal(note(64))).toEqual([413, 'body_too_large', 'The request is too large'])
})
