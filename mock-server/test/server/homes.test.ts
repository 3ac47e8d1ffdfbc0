import { expect, test } from 'vitest'
import { Homes } from '../../src/homes/homes.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { call, startApp } from '../support/server.ts'

const list = ['127.0.0.1:8420', '127.0.0.1:8421']
const [first = '', second = ''] = list
/** The first names of each home. */
const named = (home: string): string[] =>
  Array.from({ length: 20 }, (_, index) => `w-${index}`).filter((name) => new Homes(list, home).owns(name))
const startHome = (own: string) => startApp({ homes: new Homes(list, own) })

test('a home refuses worlds of another one by every address, makes none and names the other', async () => {
  const app = await startHome(first)
  const [name = ''] = named(second)
  const refusal = {
    status: 421,
    headers: { 'x-home': first },
    json: { error: true, code: 'world_elsewhere', message: `The name ${name} belongs to the server ${second}` },
  }
  const before = app.registry.list().length
  expect(await call(app, '/__mock/worlds', { body: { name } })).toMatchObject(refusal)
  expect(await call(app, '/__mock/worlds', { body: {}, headers: { 'x-world': name } })).toMatchObject(refusal)
  expect(await call(app, `/__mock/worlds/${name}`)).toMatchObject(refusal)
  expect(await call(app, '/api/getAppDetails', { headers: { 'x-world': name } })).toMatchObject(refusal)
  expect(await call(app, '/api/getAppDetails', { headers: { host: `${name}.localhost` } })).toMatchObject(refusal)
  expect(app.registry.list()).toHaveLength(before)
})

test('a home makes worlds of its own names, also where none is given', async () => {
  const app = await startHome(second)
  const [name = ''] = named(second)
  const homes = new Homes(list, second)
  expect((await call(app, '/__mock/worlds', { body: { name } })).json.data.name).toBe(name)
  for (let made = 0; made < 4; made += 1) {
    const { data } = (await call(app, `/__mock/worlds/${name}/fork`, { body: {} })).json
    expect(homes.owns(data.name)).toBe(true)
  }
  expect(await call(app, `/__mock/worlds/${name}/save`, { body: { as: named(first)[0] } })).toMatchObject({
    status: 421,
    json: { code: 'world_elsewhere' },
  })
})

test('the default world is at the first home only, and every home is ready', async () => {
  for (const own of list) {
    const app = await startHome(own)
    expect(app.registry.has('default')).toBe(own === first)
    expect(await call(app, '/healthz/ready')).toMatchObject({ status: 200, json: { status: 'ok' } })
  }
})

test('the world of a cookie that is gone is cleared at every home', async () => {
  const app = await startHome(second)
  const [name = ''] = named(second)
  const answer = await call(app, '/api/getAppDetails', { headers: { cookie: `world=${name}` } })
  expect(answer).toMatchObject({ status: 421, json: { code: 'world_elsewhere' } })
  expect(answer.headers['x-world-gone']).toBe(name)
  expect(answer.headers['set-cookie']).toMatch(/^world=; Path=\/; Max-Age=0/)
})

test('a second home on the data folder of another ends with one line and 1', async () => {
  const env = { DATA_DIR: newFolder(), HOMES: list.join(' ') }
  const one = run({ ...env, HOME_NAME: first })
  await ready(one)
  const other = run({ ...env, HOME_NAME: second })
  expect(await other.ended).toBe(1)
  expect(other.errors()).toBe(
    `The data folder ${env.DATA_DIR} is in use by another server. Stop that one, or choose another folder: DATA_DIR=.data/second\n`,
  )
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
  const later = run({ ...env, HOME_NAME: second })
  expect(await later.ended).toBe(1)
  expect(later.errors()).toBe(
    `The data folder ${env.DATA_DIR} belongs to ${first}, this is ${second}. Give each home its own DATA_DIR\n`,
  )
})
