import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { connect } from '../support/sockets.ts'

test('prints its address, the logins and where codes are read; SIGTERM ends it with 0', async () => {
  const started = run({ CONTROL: 'on' })
  const origin = await ready(started)
  expect(started.output()).toMatch(/player \/ Chaupar123/)
  expect(started.output()).toMatch(/\/__mock\/worlds\/default\/otp/)
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'player', password: 'Chaupar123' }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const socket = await connect(origin, { token: data.token })
  const dropped = new Promise((resolve) => socket.once('disconnect', resolve))
  started.child.kill('SIGTERM')
  started.child.kill('SIGINT')
  expect(await started.ended).toBe(0)
  await dropped
  expect(started.output()).toContain('"operation":"login"')
  expect(started.output()).not.toContain(data.token)
  expect(started.errors()).toBe('')
})

test('before a real backend it names that one, and no player or codes of its own', async () => {
  const started = run({ CONTROL: 'on', UPSTREAM_API_URL: 'http://127.0.0.1:9/v1' })
  await ready(started)
  expect(started.output()).toContain('Real backend     http://127.0.0.1:9/v1   (its players and its codes)')
  expect(started.output()).not.toMatch(/Chaupar123|default\/otp/)
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
})

test('the log shows pages without the keys in their addresses', async () => {
  const started = run({})
  const origin = await ready(started)
  const key = 'K-e_y'.repeat(6)
  for (const page of ['play/default/', 'visits/default/', 'pay/', 'pay/d-1.', 'pay/d-1%2E']) {
    await fetch(`${origin}/game-host/${page}${key}?token=${key}`)
  }
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  for (const page of ['play/default/***', 'visits/default/***', 'pay/***', 'pay/d-1.***']) {
    expect(started.output()).toContain(`"path":"/game-host/${page}"`)
  }
  expect(started.output()).not.toContain(key)
})

test('without the control surface nothing is said of codes', async () => {
  const started = run({})
  await ready(started)
  expect(started.output()).not.toMatch(/__mock|OTP/)
  started.child.kill('SIGINT')
  expect(await started.ended).toBe(0)
})

test('a start that fails after it has opened the folder leaves worlds as they are', async () => {
  const dataDir = newFolder()
  const config = readConfig({ DATA_DIR: dataDir, CONTROL: 'on' })
  const first = await buildApp(config)
  first.registry.create({ name: 'mine', seed: '7' })
  await first.app.close()
  // Anything that breaks while the server is put together, such as an invalid address.
  const broken = { ...config, webDist: dataDir, web: { ...config.web, apiUrl: 'http://' } }
  await expect(buildApp(broken)).rejects.toThrow('Invalid URL')
  const last = await buildApp(config)
  onTestFinished(() => last.app.close())
  expect(last.registry.get('mine').seed).toBe('7')
})

test('an SQLite that can damage files is one line and exit 1; without files it does', async () => {
  const old =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.20.0', sqlite: '3.50.4' } })"
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(old)}`
  const folder = newFolder()
  const started = run({ DATA_DIR: folder, NODE_OPTIONS })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toBe(
    'Node 22.20.0 has SQLite 3.50.4, which can damage files; worlds need SQLite 3.51.3 or later. ' +
      'Install the project\'s Node with "npm ci" and start with "npm start", use Node 24.21 or later, ' +
      'or keep nothing on the disk: DATA_DIR=:memory:\n',
  )
  expect(readdirSync(folder)).toEqual([])
  await ready(run({ NODE_OPTIONS }))
})

test('a connection without a byte does not delay the end', async () => {
  const { app } = await buildApp(readConfig({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const silent = createConnection(port, '127.0.0.1')
  await once(app.server, 'connection')
  const ended = once(silent, 'close')
  await app.close()
  await ended
})

test('a call that waits for a planted delay ends with the server, and costs no world', async () => {
  const env = { DATA_DIR: newFolder(), CONTROL: 'on' }
  const started = run(env)
  const origin = await ready(started)
  const post = (path: string, body: object) =>
    fetch(`${origin}/__mock/worlds${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('', { name: 'mine', seed: '7' })
  const fault = { target: { operation: 'getBanners' }, effect: { kind: 'latency', ms: 60_000 }, times: 1 }
  expect((await post('/mine/faults', fault)).status).toBe(200)
  const headers = { 'x-world': 'mine' }
  const held = fetch(`${origin}/api/getBanners`, { headers }).catch(() => 'cut off')
  // The fault is gone as soon as it has struck.
  await eventually(async () => {
    const faults = await fetch(`${origin}/__mock/worlds/mine/faults`)
    expect(await faults.json()).toMatchObject({ data: [] })
  })
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  expect(await held).toBe('cut off')
  expect(readdirSync(join(env.DATA_DIR, 'worlds'))).toEqual(['mine.sqlite'])
})

test('a busy port is one line and exit 1', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const started = run({ PORT: String(port) })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toMatch(new RegExp(`^Port ${port} is in use\\. .*PORT=(?!${port}\\b)\\d+\\n$`))
})

test('a folder that another server has is one line and exit 1; that server goes on, and after a kill it is free', async () => {
  const env = { DATA_DIR: newFolder(), CONTROL: 'on' }
  const first = run(env)
  const origin = await ready(first)
  const files = readdirSync(env.DATA_DIR)
  const second = run(env)
  expect(await second.ended).toBe(1)
  expect(second.errors()).toMatch(/^The data folder \/.* is in use by another server\. .*DATA_DIR=[^\n]+\n$/)
  expect(second.output()).toBe('')
  expect(readdirSync(env.DATA_DIR)).toEqual(files)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBeNull()
  await ready(run(env))
})

test('behind a web server of its own it names the addresses of that one', async () => {
  const started = run({ CONTROL: 'on', SHOWN_ORIGIN: 'http://localhost:4711' })
  await ready(started)
  expect(started.output()).toMatch(/Open +http:\/\/localhost:4711\n/)
  expect(started.output()).toContain('http://localhost:4711/__mock/worlds/default/otp')
  expect(started.output()).toContain('http://NAME.localhost:4711)')
})

test('an open control surface where others reach it is one line and exit 1, and nothing is opened', async () => {
  const folder = newFolder()
  const started = run({ CONTROL: 'on', HOST: '0.0.0.0', DATA_DIR: folder })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toMatch(/^CONTROL takes a CONTROL_TOKEN where others reach it[^\n]+\n$/)
  expect(started.output()).toBe('')
  expect(readdirSync(folder)).toEqual([])
})

test('a wrong variable is one line that names it and exit 1', async () => {
  const started = run({ RATE_LIMIT: 'fast' })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toMatch(/^RATE_LIMIT takes [^\n]+\n$/)
  expect(started.output()).toBe('')
})

test('the default world survives a restart, with its tokens and codes', async () => {
  const env = { CONTROL: 'on', DATA_DIR: newFolder() }
  const post = (origin: string, path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())
  const first = run(env)
  let origin = await ready(first)
  const { data } = (await post(origin, '/api/login', { username: 'player', password: 'Chaupar123' })) as {
    data: { token: string }
  }
  await post(origin, '/__mock/worlds/default/money/credit', { username: 'player', amount: 12.34 })
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = run(env)
  origin = await ready(second)
  const socket = await connect(origin, { token: data.token })
  expect(await socket.emitWithAck('get:balance')).toMatchObject({ status: 'success', balance: 10_012.34 })
})
