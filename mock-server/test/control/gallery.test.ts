import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ControlData } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import { newFolder } from '../support/folders.ts'
import { call, startApp } from '../support/server.ts'

const picture = {
  name: 'home.player.390x844.en.dark',
  screen: 'home',
  state: 'player',
  width: 390,
  height: 844,
  language: 'en',
  theme: 'dark',
  result: 'changed',
} as const
const gallery: ControlData<'listGallery'> = { madeAt: '2026-11-21T06:30:00.000Z', pictures: [picture] }

/** A gallery's folder with one changed picture, whose files are their own path, and a file beside the folder. */
function galleryFolder(): string {
  const outside = newFolder()
  const folder = join(outside, 'gallery')
  writeFileSync(join(outside, 'secret.png'), 'secret')
  for (const kind of ['latest', 'accepted', 'difference', 'failed']) {
    mkdirSync(join(folder, kind), { recursive: true })
    writeFileSync(join(folder, kind, `${picture.name}.png`), kind)
  }
  writeFileSync(join(folder, 'latest', 'index.json'), JSON.stringify(gallery))
  return folder
}

test('lists the pictures of the index', async () => {
  const app = await startApp({ galleryDir: galleryFolder() })
  expect((await call(app, '/__mock/gallery/pictures')).json.data).toEqual(gallery)
})

test.each([
  ['without a folder', () => null],
  ['before the first run', newFolder],
  ['with an index of another shape', () => folderWithIndex('{ "pictures": [] }')],
  ['with a broken index', () => folderWithIndex('{')],
])('%s the gallery is empty', async (_when, folder) => {
  const app = await startApp({ galleryDir: folder() })
  expect((await call(app, '/__mock/gallery/pictures')).json.data).toEqual({ madeAt: null, pictures: [] })
})

function folderWithIndex(text: string): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'latest'))
  writeFileSync(join(folder, 'latest', 'index.json'), text)
  return folder
}

test.each(['latest', 'accepted', 'difference'])('serves the %s picture', async (kind) => {
  const { app } = await startApp({ galleryDir: galleryFolder() })
  const answer = await app.inject(`/__mock/gallery/${kind}/${picture.name}.png`)
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/png', kind])
})

test.each([
  '/__mock/gallery/latest/..%2f..%2fsecret.png',
  '/__mock/gallery/latest/..%2faccepted%2fhome.player.390x844.en.dark.png',
  '/__mock/gallery/../secret.png',
  '/__mock/gallery/%2e%2e/secret.png',
  '/__mock/gallery/..%2f/secret.png',
  '/__mock/gallery/latest/..%5c..%5csecret.png',
  '/__mock/gallery/latest/%2e%2e%2f%2e%2e%2fsecret.png',
  '/__mock/gallery/latest/home.player.390x844.en.dark.png%00.png',
  '/__mock/gallery/latest/index.json',
  '/__mock/gallery/latest/.png',
  '/__mock/gallery/latest/absent.player.390x844.en.dark.png',
  '/__mock/gallery/failed/home.player.390x844.en.dark.png',
  '/__mock/gallery/constructor/home.player.390x844.en.dark.png',
])('%s is no picture', async (url) => {
  const { app } = await startApp({ galleryDir: galleryFolder() })
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('secret')
})

test('a link in the folder leads to no file outside of it', async () => {
  const folder = galleryFolder()
  symlinkSync(join(folder, '../secret.png'), join(folder, 'latest', 'link.player.390x844.en.dark.png'))
  const { app } = await startApp({ galleryDir: folder })
  expect((await app.inject('/__mock/gallery/latest/link.player.390x844.en.dark.png')).statusCode).toBe(404)
})

test('a picture needs the control token, and the control surface', async () => {
  const url = `/__mock/gallery/latest/${picture.name}.png`
  const locked = await startApp({ galleryDir: galleryFolder(), controlToken: 'right-token' })
  expect((await locked.app.inject(url)).statusCode).toBe(401)
  expect((await locked.app.inject({ url, headers: { 'x-control-token': 'right-token' } })).statusCode).toBe(200)
  const { app } = await startApp({ galleryDir: galleryFolder(), control: false })
  expect((await app.inject(url)).statusCode).toBe(404)
})
