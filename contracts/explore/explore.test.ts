import { createServer } from 'node:http'
import { createControlClient } from '@chaupar/api/control-client'
import { afterEach, expect, test } from 'vitest'
import { startMock } from '../provider/mock.ts'
import { onlyReads, reasonToSpare } from './effects.ts'
import { ExploreError, explore, type Settings } from './explore.ts'
import { subjects } from './operations.ts'
import { settingsOf } from './options.ts'
import { heardText, reportText } from './report.ts'
import { curlOf } from './send.ts'
import { playersToken, startViolatingServer, type Violation, violations } from './violating-server.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Settings as the command line gives them, at a server with all of an operator's hosts. */
function at(origin: string, ...more: string[]): Settings {
  const hosts = ['--api-url', `${origin}/api`, '--sports-url', `${origin}/sports-data`]
  const others = ['--game-url', `${origin}/game-host`, '--live-tv-url', `${origin}/live-tv/`]
  return settingsOf([...hosts, ...others, '--seed', '7', ...more])
}

async function violatingServer(...broken: Violation[]): Promise<string> {
  const server = await startViolatingServer(broken)
  ends.push(server.stop)
  return server.origin
}

const signedIn = ['--token', playersToken]

test('a server that keeps the documents has no findings, and every operation it was asked for is named', async () => {
  const report = await explore(at(await violatingServer(), ...signedIn, '--runs', '10'))
  expect(report.findings).toEqual([])
  expect(report.tried).toContain('listUserBets')
  expect(report.tried).toContain('getLiveTv')
  expect(report.notTried).toContainEqual({ id: 'placeBet', reason: 'it writes: --allow-writes' })
  expect(report.notTried).toContainEqual({ id: 'readSeeds', reason: 'no address: --rgs-url' })
})

const rules: Readonly<Record<Violation, string>> = {
  'an undocumented status': 'documented status (418)',
  'a body without a field': 'body of 200',
  'a page in place of JSON': 'content type of 200',
  'a failure for tennis': 'no server error (500)',
  'money shown without a token': '401 without a token',
  'any word taken': 'refuses what breaks the schema',
  'pages that overlap': 'pages join',
  'a count that moves': 'steady count of pages',
  'a deleted bank still listed': 'deleted things are gone',
  'a connection closed': 'an answer',
}

const known = Object.keys(violations).filter((violation): violation is Violation =>
  Object.hasOwn(violations, violation),
)

test.each(known)(
  '%s is found, with a seed and an operation that show it again',
  async (violation) => {
    const origin = await violatingServer(violation)
    const writes = violation === 'a deleted bank still listed' ? ['--allow-writes'] : []
    // Named, so that one violation costs the calls of one operation; the first run also shows that no other rule is broken by it.
    const settings = at(origin, ...signedIn, ...writes, '--runs', '60', '--operation', violations[violation])
    const { findings } = await explore(settings)
    const [found] = findings
    expect(findings.map(({ check }) => check)).toContain(rules[violation])
    const text = reportText({ ...(await explore(settings)) }, settings)
    expect(text).toContain(`--seed 7 --operation ${violations[violation]}`)
    expect(text).toContain('curl -i')
    expect(text).not.toContain(playersToken)

    const command = / again {4}npm run contracts:explore -- (.*)/.exec(text)?.[1] ?? ''
    const again = await explore(settingsOf(command.replaceAll('"$TOKEN"', playersToken).split(' ')))
    expect(again.findings.map(({ check, call }) => ({ check, call }))).toEqual(
      findings.map(({ check, call }) => ({ check, call })),
    )
    expect(found).toBeDefined()
  },
  60_000,
)

test('an extension that a server has not is no finding; a call of the specification has to be refused by 401', async () => {
  const server = createServer((_request, response) => {
    const body = JSON.stringify({ error: true, message: 'Not found', code: 'not_found' })
    response.writeHead(404, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const named = ['--operation', 'getLimits', '--operation', 'getExposure']
  const { findings, unseen } = await explore(at(origin, '--runs', '3', ...named))
  expect(new Set(findings.map(({ subject }) => subject.id))).toEqual(new Set(['getExposure']))
  expect(unseen.toSorted()).toEqual(['getExposure', 'getLimits'])
})

test('an operation that never succeeds is not reported as one that fits', async () => {
  const heard: string[] = []
  const collect = (...of: Parameters<typeof heardText>) => heard.push(heardText(...of))
  const settings = at(
    await violatingServer(),
    '--runs',
    '3',
    '--operation',
    'listUserBets',
    '--operation',
    'listMatches',
  )
  const report = await explore({ ...settings, heard: collect })
  expect(report.unseen).toEqual(['listUserBets'])
  expect(heard).toEqual([
    '  fits    listMatches',
    '  unseen  listUserBets: no success of it came, so its form was not seen',
  ])
  expect(reportText(report, settings)).toContain('seed 7: what came fits the documents')
})

test('what a call does is taken from the documents: some GET ends, some POST reads', () => {
  const reading = subjects()
    .filter(onlyReads)
    .map(({ id }) => id)
  expect(reading).toEqual(expect.arrayContaining(['getBanners', 'readGameBalance', 'readPastRounds', 'readSeeds']))
  for (const id of ['signOut', 'placeBet', 'searchGame', 'playRound']) expect(reading).not.toContain(id)
  const leave = { allowWrites: true, named: [] }
  const spared = subjects().filter((subject) => reasonToSpare(subject, leave) !== null)
  expect(spared.map(({ id }) => id).toSorted()).toEqual([
    ...['endSession', 'forgotPassword', 'resetPassword', 'selfExclude', 'sendOtp', 'signOut', 'startTimeOut'],
    'updatePassword',
  ])
  for (const subject of spared) expect(reasonToSpare(subject, { ...leave, named: [subject.id] })).toBeNull()
})

test('a call without a query has no question mark, also in its curl command', () => {
  const subject = subjects().find(({ id }) => id === 'listMatches')
  if (subject === undefined) throw new Error('No operation listMatches')
  const { places } = at('http://127.0.0.1:9')
  expect(curlOf(places, subject, { query: {} })).toBe("curl -i -X GET 'http://127.0.0.1:9/api/sports/matches'")
  expect(curlOf(places, subject, { query: { sportId: '2' } })).toContain("/sports/matches?sportId=2'")
})

test('the failing input is made as small as it can be', async () => {
  const settings = at(await violatingServer('a failure for tennis'), ...signedIn, '--operation', 'listMatches')
  const { findings } = await explore(settings)
  expect(findings.map(({ call }) => call)).toEqual([{ query: { sportId: '2' } }])
})

test('the mock keeps the documents, for a guest and for a player whose calls may write', async () => {
  const mock = await startMock()
  ends.push(() => mock.stop())
  const world = await createControlClient({ baseUrl: `${mock.origin}/__mock` }).createWorld({
    name: 'explored',
    scenario: 'default',
    seed: 7,
    now: '2026-11-21T14:00:00.000Z',
    frozen: true,
  })
  const header = ['--header', `x-world: ${world.name}`]
  const logIn = async (): Promise<string> => {
    const response = await fetch(`${mock.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-world': world.name },
      body: JSON.stringify({ username: 'player', password: 'Chaupar123' }),
    })
    const { data } = (await response.json()) as { data: { token: string } }
    return data.token
  }
  const token = await logIn()
  // A second session, which may be ended.
  await logIn()
  const rgs = ['--rgs-url', `${mock.origin}/game-host/rgs/${world.name}`]
  const guest = at(mock.origin, ...header, ...rgs, '--runs', '3')
  const player = at(mock.origin, ...header, ...rgs, '--token', token, '--allow-writes', '--runs', '8')
  for (const settings of [guest, player]) {
    const report = await explore(settings)
    expect(report.findings, reportText(report, settings)).toEqual([])
    expect(report.tried).toContain('getExposure')
  }
})

test.each([
  [[], 'Give the address of a host: --api-url URL'],
  [['--api-url', 'localhost:8080/api'], '--api-url takes an address that begins with http:// or https://'],
  [['--api-url', 'http://localhost', '--seed', 'x'], '--seed takes a whole number from 0, got "x"'],
  [['--api-url', 'http://localhost', '--header', 'x-world'], "--header takes 'name: value', got"],
  [['--api-url', 'http://localhost', '--operatoin', 'login'], "Unknown option '--operatoin'"],
])('of %j it says what is wrong', (args, words) => {
  expect(() => settingsOf(args)).toThrow(words)
})

test('it says so when no server answers, when the token is dead and when an operation has another name', async () => {
  const origin = await violatingServer()
  await expect(explore(at(origin, '--token', 'dead'))).rejects.toThrow(/The token is not taken: .+ answers 401/)
  await expect(explore(at(origin, '--operation', 'getBanner'))).rejects.toThrow('the name getBanner')
  await expect(explore(at('http://127.0.0.1:1'))).rejects.toThrow(ExploreError)
})
