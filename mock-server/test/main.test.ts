import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ready, run } from './process.ts'
import { connect } from './sockets.ts'

test('says where it is, who can log in and where codes are read; SIGTERM ends it with 0', async () => {
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

test('the log tells of pages without the keys in their addresses', async () => {
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

test('a busy port is one line and exit 1', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const started = run({ PORT: String(port) })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toMatch(new RegExp(`^Port ${port} is in use\\. .*PORT=.*\\n$`))
})

test('a wrong variable is one line that names it and exit 1', async () => {
  const started = run({ RATE_LIMIT: 'fast' })
  expect(await started.ended).toBe(1)
  expect(started.errors()).toMatch(/^RATE_LIMIT takes [^\n]+\n$/)
  expect(started.output()).toBe('')
})

test('the default world survives a restart, with its tokens and codes', async () => {
  const env = { CONTROL: 'on', DATA_DIR: mkdtempSync(join(tmpdir(), 'chaupar-data-')) }
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
