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

/** A server that gives every call this answer. */
async function sameAnswerServer(status: number, answer: object): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const operations = (...ids: string[]) => ids.flatMap((id) => ['--operation', id])

const signedIn = ['--token', playersToken]

test('a server that keeps the documents has no findings, and every operation it was asked for is named', async () => {
  const report = await explore(at(await violatingServer(), ...signedIn, '--runs', '10'))
  expect(report.findings).toEqual([])
  expect([...report.tried.keys()]).toEqual(expect.arrayContaining(['listUserBets', 'getLiveTv']))
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
  'an ignored filter': 'filter status',
  'an ignored filter of bets': 'filter betstatus',
  'a repeated key with a second effect': 'a repeated key brings the first answer',
  'a key taken for two bodies': 'a key is for one body',
  'an operation that is not there': 'the operation exists',
  'an operation that is not there, in its envelope': 'the operation exists',
}

const known = Object.keys(violations).filter((violation): violation is Violation =>
  Object.hasOwn(violations, violation),
)

test.each(known)(
  '%s is found, with a seed and an operation that show it again',
  async (violation) => {
    const origin = await violatingServer(violation)
    const subject = subjects().find(({ id }) => id === violations[violation])
    const writes = subject !== undefined && !onlyReads(subject) ? ['--allow-writes'] : []
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

test('a filter is held against the invariants that read it, whatever the names of the fields', async () => {
  const origin = await violatingServer('an ignored filter of bets')
  const { findings } = await explore(at(origin, ...signedIn, '--runs', '5', ...operations('listUserBets')))
  expect(findings.map(({ text }) => text)).toEqual([
    'markettype=bookmaker: data.bets[0].priceKind: expected that only the kind of market that was asked for, came the text "decimal"',
    'betstatus=settled: data.bets[0].status: expected that only the status that was asked for, came the text "open"',
  ])
})

test('an extension that a server has not is no finding; missing operations of the specification are one', async () => {
  const origin = await sameAnswerServer(404, { error: true, message: 'Not found', code: 'not_found' })
  const named = ['listMatches', 'getIntent', 'getExposure', 'listBanks', 'getLimits']
  const { findings, unseen } = await explore(at(origin, '--runs', '3', ...operations(...named)))
  expect(findings.map(({ check, operations: listed }) => ({ check, listed }))).toEqual([
    { check: 'the operation exists', listed: ['listMatches', 'getExposure', 'listBanks'] },
  ])
  expect(unseen.toSorted()).toEqual(named.toSorted())
})

test.each([
  [405, { error: true, message: 'No', code: 'method_not_allowed' }],
  [501, { error: true, message: 'No', code: 'internal_error' }],
  [404, { detail: 'Not Found' }],
])('an answer of %i to %j says that the operations do not exist, in one finding', async (status, answer) => {
  const named = operations('listMatches', 'checkDemo', 'login', 'getMatchScore')
  const settings = at(await sameAnswerServer(status, answer), '--runs', '3', '--allow-writes', ...named)
  const { findings } = await explore(settings)
  expect(findings.map(({ check, operations: listed }) => ({ check, listed }))).toEqual([
    { check: 'the operation exists', listed: ['login', 'checkDemo', 'listMatches'] },
  ])
})

test('a 404 of the document for a call that names something does not say that the operation is missing', async () => {
  const origin = await sameAnswerServer(404, { error: true, message: 'No', code: 'match_not_found' })
  const settings = at(origin, '--runs', '3', ...operations('getMatchSettings'))
  const { findings, unseen } = await explore(settings)
  expect({ findings, unseen }).toEqual({ findings: [], unseen: ['getMatchSettings'] })
})

test('the same fault of an envelope in many operations is one finding that names them, with one curl', async () => {
  const origin = await sameAnswerServer(401, { error: true, message: 'Unauthorized action.' })
  const named = ['listNotifications', 'getExposure', 'listUserBets', 'listBanks']
  const settings = at(origin, '--runs', '3', ...operations(...named))
  const report = await explore(settings)
  expect(report.findings.map(({ check, operations: listed }) => ({ check, listed }))).toEqual([
    { check: 'body of 401', listed: named },
  ])
  const text = reportText(report, settings)
  expect(text).toContain(`BROKEN ${named.join(', ')}: body of 401`)
  expect(text).toContain("must have required property 'code'")
  expect(text.split('curl -i')).toHaveLength(2)
})

test('operations that end the session come last, so that the others are tried', async () => {
  const named = operations('signOut', 'endSession', 'getExposure', 'listBanks')
  const settings = at(await violatingServer(), ...signedIn, '--allow-writes', '--runs', '5', ...named)
  const { findings, tried, notTried } = await explore(settings)
  expect(findings).toEqual([])
  expect([...tried.keys()]).toEqual(['getExposure', 'listBanks', 'endSession', 'signOut'])
  expect(notTried.filter(({ reason }) => reason.startsWith('the token'))).toEqual([])
})

/** A server and settings with a clock that each of its calls moves on by a second. */
async function timed(seconds: string, ...more: string[]) {
  const server = await startViolatingServer([])
  ends.push(server.stop)
  const settings = at(server.origin, '--seconds', seconds, '--runs', '100000', ...more)
  return { ...settings, now: () => server.calls() * 1000 }
}

test('each operation gets its share of the time, and the report says how many calls that was', async () => {
  const named = ['getAppDetails', 'getBanners', 'listMatches', 'checkDemo']
  const settings = await timed('400', ...operations(...named))
  const report = await explore(settings)
  expect([...report.tried.keys()].toSorted()).toEqual(named.toSorted())
  const counts = [...report.tried.values()]
  expect(Math.min(...counts)).toBeGreaterThan(50)
  expect(Math.max(...counts)).toBeLessThan(150)
  expect(report.cut.toSorted()).toEqual(named.toSorted())
  const text = reportText(report, settings)
  expect(text).toContain('Cut short, the share of the time was over: --seconds: checkDemo, getAppDetails')
  for (const [id, count] of report.tried) expect(text).toMatch(new RegExp(`\\b${count} of [^;]*\\b${id}\\b`))
})

test('operations that got no call are named', async () => {
  const settings = await timed('2', ...operations('getAppDetails', 'getBanners', 'listMatches', 'checkDemo'))
  const { tried, notTried } = await explore(settings)
  const late = notTried.filter(({ reason }) => reason === 'the time was over: --seconds').map(({ id }) => id)
  expect(late.length).toBeGreaterThan(0)
  expect([...tried.keys(), ...late]).toEqual(['checkDemo', 'getAppDetails', 'getBanners', 'listMatches'])
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
    expect.stringMatching(/^ {2}fits {4}listMatches \(\d+ calls\)$/),
    '  unseen  listUserBets (2 calls): no success of it came, so its form was not seen',
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
  const player = at(mock.origin, ...header, ...rgs, `--token=${token}`, '--allow-writes', '--runs', '8')
  for (const settings of [guest, player]) {
    const report = await explore(settings)
    expect(report.findings, reportText(report, settings)).toEqual([])
    expect([...report.tried.keys()]).toContain('getExposure')
  }
})

test('a token may begin with a dash', () => {
  expect(settingsOf(['--api-url', 'http://localhost', '--token=-T']).places.token).toBe('-T')
})

test.each([
  [[], 'Give the address of a host: --api-url URL'],
  [['--api-url', 'localhost:8080/api'], '--api-url takes an address that begins with http:// or https://'],
  [['--api-url', 'http://localhost', '--seed', 'x'], '--seed takes a whole number from 0, got "x"'],
  [['--api-url', 'http://localhost', '--header', 'x-world'], "--header takes 'name: value', got"],
  [['--api-url', 'http://localhost', '--operatoin', 'login'], "Unknown option '--operatoin'"],
  [['--api-url', 'http://localhost', '--token', '-T'], "use '--token=-XYZ'"],
])('of %j it says what is wrong', (args, words) => {
  expect(() => settingsOf(args)).toThrow(words)
})

test('it says so when no server answers, when the token is dead and when an operation has another name', async () => {
  const origin = await violatingServer()
  await expect(explore(at(origin, '--token', 'dead'))).rejects.toThrow(/The token is not taken: .+ answers 401/)
  await expect(explore(at(origin, '--operation', 'getBanner'))).rejects.toThrow('the name getBanner')
  await expect(explore(at('http://127.0.0.1:1'))).rejects.toThrow(ExploreError)
})
