/** Several homes behind a real nginx. Where none can be started the mock's draws cannot be compared. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { type App, buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { Homes } from '../../mock-server/src/homes/homes.ts'
import { quietSettings } from '../../mock-server/test/support/quiet-settings.ts'
import { connect } from '../../mock-server/test/support/sockets.ts'
import { waitForHealth } from '../processes/processes.ts'
import { runNode } from '../processes/run.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'
import { Caller } from './test-caller.ts'

const isHere = await provideNginx()

async function serveNginx(homes: readonly string[]): Promise<Caller & { origin: string }> {
  const webRoot = mkdtempSync(join(tmpdir(), 'chaupar-web-'))
  onTestFinished(() => rmSync(webRoot, { recursive: true }))
  const port = await getPort()
  const environment = { HOMES: homes.join(' ') }
  const nginx = await startNginx({ port, mockUrl: 'http://127.0.0.1:9', webRoot, environment, log: 'ignore' })
  onTestFinished(() => nginx.stop())
  await waitForHealth(`http://127.0.0.1:${port}/healthz/web`, nginx.process)
  return Object.assign(new Caller(port), { origin: `http://127.0.0.1:${port}` })
}

/** A backend that answers with its own address and the world's name that nginx passed on. */
async function startEcho(): Promise<string> {
  const port = await getPort()
  const server = createServer((asked, answer) => answer.end(`127.0.0.1:${port} ${asked.headers['x-world'] ?? ''}`))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${port}`
}

async function startHome(list: readonly string[], own: string): Promise<App> {
  const home = { HOMES: list.join(' '), HOME_NAME: own, CONTROL: 'on', HEARTBEAT_MS: 'off' }
  const built = await buildApp(readConfig({ ...quietSettings, ...home }))
  onTestFinished(() => built.app.close())
  await built.app.listen({ host: '127.0.0.1', port: Number(own.split(':')[1]) })
  return built
}

const json = { 'content-type': 'application/json' }

if (isHere) {
  test.each([1, 2, 3, 4, 7])('nginx and the mock find the same one of %i homes for 300 names', async (count) => {
    const list = await Promise.all(Array.from({ length: count }, startEcho))
    const web = await serveNginx(list)
    const homes = new Homes(list, list[0] ?? '')
    for (let index = 0; index < 300; index += 1) {
      // Of all lengths: the hash reads four bytes at a time.
      const name = `${'abcdefg'.slice(0, index % 7)}${index}`
      const { text } = await web.ask('/api/getAppDetails', { headers: { 'x-world': name } })
      expect(text, name).toBe(`${homes.homeOf(name)} ${name}`)
    }
  })

  test('a world is named by path, header, query of the socket, host and cookie, in this order', async () => {
    const list = await Promise.all(Array.from({ length: 5 }, startEcho))
    const web = await serveNginx(list)
    const homes = new Homes(list, list[0] ?? '')
    // Names of four different homes, none of which keeps the default world.
    const others = list.filter((home) => home !== homes.homeOf('default'))
    const nameOf = (home: string | undefined): string => {
      let index = 0
      while (homes.homeOf(`w-${index}`) !== home) index += 1
      return `w-${index}`
    }
    const [a, b, c, d] = [nameOf(others[0]), nameOf(others[1]), nameOf(others[2]), nameOf(others[3])]
    const all = { 'x-world': b, host: `${c}.localhost:8080`, cookie: `theme=dark; world=${d}` }
    const { 'x-world': _, ...byHost } = all
    const homeFor = async (path: string, headers: Record<string, string>) =>
      (await web.ask(path, { headers })).text.split(' ')[0]
    for (const path of [
      `/__mock/worlds/${a}`,
      `/__mock/worlds/${a}/fork`,
      `/__mock/saved-worlds/${a}/load`,
      `/__mock/recordings/${a}`,
      `/game-host/rgs/${a}/rounds`,
      `/game-host/play/${a}/key`,
      `/game-host/visits/${a}/key/balance`,
      `/live-tv/watch/${a}/key`,
    ])
      expect(await homeFor(path, all), path).toBe(homes.homeOf(a))
    expect(await homeFor(`/public/?world=${a}`, all)).toBe(homes.homeOf(b))
    expect(await homeFor(`/public/?world=${a}`, byHost)).toBe(homes.homeOf(a))
    expect(await homeFor(`/api/bets?world=${a}`, byHost)).toBe(homes.homeOf(c))
    expect(await homeFor('/api/bets', { host: `${c.toUpperCase()}.LOCALHOST` })).toBe(homes.homeOf(c))
    expect(await homeFor('/api/bets', { cookie: all.cookie })).toBe(homes.homeOf(d))
    expect(await homeFor('/api/bets', {})).toBe(homes.homeOf('default'))
  })

  test('a world without a name gets the id of its request, and goes where that belongs', async () => {
    const list = await Promise.all(Array.from({ length: 3 }, startEcho))
    const web = await serveNginx(list)
    const homes = new Homes(list, list[0] ?? '')
    const made = new Set<string>()
    for (let index = 0; index < 20; index += 1) {
      const { text, headers } = await web.ask('/__mock/worlds', { method: 'POST', headers: json, body: '{}' })
      const [home, name = ''] = text.split(' ')
      expect(name).toBe(headers['x-request-id'])
      expect(home).toBe(homes.homeOf(name))
      made.add(name)
    }
    expect(made.size).toBe(20)
    expect((await web.ask('/__mock/worlds')).text.split(' ')[1]).toBe('')
  })

  test('calls and sockets of 20 worlds reach the home of their world; while it is away its worlds alone are', async () => {
    const list = await Promise.all(Array.from({ length: 3 }, async () => `127.0.0.1:${await getPort()}`))
    const apps = await Promise.all(list.map((own) => startHome(list, own)))
    const web = await serveNginx(list)
    const homes = new Homes(list, list[0] ?? '')
    const names = Array.from({ length: 20 }, (_, index) => `table-${index}`)
    const nameAt = (home = '') => names.find((name) => homes.homeOf(name) === home) ?? ''
    for (const name of names) {
      const body = JSON.stringify({ name, scenario: 'no-matches' })
      const made = await web.ask('/__mock/worlds', { method: 'POST', headers: { ...json, 'x-world': name }, body })
      expect(made, made.text).toMatchObject({ status: 200, headers: { 'x-home': homes.homeOf(name) } })
      const asked = { method: 'POST', headers: { ...json, 'x-world': name } }
      const signedIn = await web.ask('/api/login', {
        ...asked,
        body: JSON.stringify({ username: 'player', password: 'Chaupar123' }),
      })
      expect(signedIn).toMatchObject({ status: 200, headers: { 'x-home': homes.homeOf(name) } })
      const { data } = JSON.parse(signedIn.text) as { data: { token: string } }
      const socket = { token: data.token, query: { world: name } }
      for (const transport of ['polling', 'websocket'] as const)
        (await connect(web.origin, { ...socket, transports: [transport] })).disconnect()
    }
    for (const [index, { registry }] of apps.entries()) {
      const kept = registry.list().flatMap(({ name }) => (name === 'default' ? [] : [name]))
      expect(kept).toEqual(names.filter((name) => homes.homeOf(name) === list[index]))
    }
    const listed = async () => {
      const { text } = await web.ask('/__mock/worlds', { headers: { 'x-world': nameAt(list[1]) } })
      const { data, message } = JSON.parse(text) as { data: { name: string }[]; message: string }
      return { names: data.map(({ name }) => name).sort(), message }
    }
    expect(await listed()).toEqual({ names: [...names, 'default'].sort(), message: '' })
    await apps[0]?.app.close()
    expect(await listed()).toEqual({
      names: [...names, 'default'].filter((name) => homes.homeOf(name) !== list[0]).sort(),
      message: `Without those of ${list[0]}, which did not answer`,
    })
    for (const name of names) {
      const answer = await web.ask('/api/getAppDetails', { headers: { 'x-world': name } })
      const isAway = homes.homeOf(name) === list[0]
      expect(answer.status, name).toBe(isAway ? 502 : 200)
      expect(answer.headers['retry-after'], name).toBe(isAway ? '2' : undefined)
    }
  })
}

test('the plan for a third home lists the worlds that it takes from both others', async () => {
  const list = [`127.0.0.1:${await getPort()}`, '127.0.0.1:9']
  const { registry } = await startHome(list, list[0] ?? '')
  const own = new Homes(list, list[0] ?? '')
  const names = Array.from({ length: 30 }, (_, index) => `table-${index}`)
    .filter((name) => own.owns(name))
    .slice(0, 8)
  for (const name of names) registry.create({ name, scenario: 'no-matches' })
  const plan = (...args: string[]) => runNode('tools/homes.ts', args)
  const three = new Homes([...list, '127.0.0.1:10'], list[0] ?? '')
  const moved = names.filter((name) => !three.owns(name))
  expect(moved.length).toBeGreaterThan(0)
  const { code, output } = await plan('plan', '--from', '2', '--to', '3', '--url', `http://${list[0]}`)
  expect(output.trim().split('\n')).toEqual([
    ...moved.map((name) => `${name}  home 0 -> home 2`),
    `${moved.length} of 9 worlds move (${Math.round((moved.length / 9) * 100)} %)`,
    '0 of 0 saved worlds move (0 %)',
    '0 of 0 recordings move (0 %)',
  ])
  expect(code).toBe(0)
  for (const wrong of [[], ['plan', '--from', '3'], ['plan', '--from', '0', '--to', '4'], ['move', '--to', '4']])
    expect(await plan(...wrong)).toMatchObject({
      code: 1,
      output: expect.stringContaining('homes takes: plan --from 3 --to 4'),
    })
})
