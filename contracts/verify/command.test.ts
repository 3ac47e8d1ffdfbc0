/** The command as a process: what it ends with, and what it leaves behind. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, runNode } from '../../tools/processes/run.ts'
import { startStandIn } from '../stand-in/stand-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'chaupar-verify-'))
const file = (name: string) => join(folder, name)
const textOf = (name: string) => readFileSync(file(name), 'utf8')
const command = (...args: string[]) => runNode(join(root, 'contracts/verify/command.ts'), args)
const guests = ['--only', 'app', '--only', 'checkDemo']

let correct: Awaited<ReturnType<typeof startStandIn>>
let violating: typeof correct
/** A stand-in whose provider states are never set. */
let untouched: typeof correct

beforeAll(async () => {
  correct = await startStandIn(new Set())
  untouched = await startStandIn(new Set())
  violating = await startStandIn(new Set(['missing field', 'wrong type']))
})

afterAll(async () => {
  await Promise.all([correct, violating, untouched].map((one) => one.stop()))
  rmSync(folder, { recursive: true })
})

// At the same time: each waits for Pact to start.
test.concurrent('a backend that keeps its promise ends it with 0, its states set over HTTP', async () => {
  const { origin, statesUrl } = correct
  const { code, output } = await command('--api-url', origin, '--states-url', statesUrl, ...guests)
  expect(output).toContain('nothing sets up the state default {"failStatus":422,')
  expect(output).toContain('2 of 5 operations and events are kept wholly.')
  expect(output).not.toContain('BROKEN')
  expect(code).toBe(0)
})

test.concurrent('a server that violates the contract ends it with 1, with the same words on the terminal and in both files', async () => {
  const { origin, statesUrl } = violating
  const files = ['--html', file('bad/report.html'), '--junit', file('junit.xml')]
  const { code, output } = await command('--api-url', origin, '--states-url', statesUrl, ...files, ...guests)
  const order = 'data.banners[0].order: expected a whole number, such as 1, is missing (and in 1 more of the list)'
  const codes = 'data.OTP: expected a whole number, such as 0, came the value true'
  for (const text of [output, textOf('junit.xml')]) for (const one of [order, codes]) expect(text).toContain(one)
  const page = textOf('bad/report.html')
  expect(page).toContain('<td><code>data.banners[0].order</code></td><td>a whole number, such as 1</td>')
  expect(page).toContain('<td>a whole number, such as 0</td><td>the value true</td>')
  expect(page).toContain(`against ${origin}, in `)
  expect(code).toBe(1)
})

// Not at the same time as the test before it, whose states its server has.
test('breaks that its baseline lists do not fail it, and its result says whether it may be deployed', async () => {
  const { origin, statesUrl } = violating
  const of = ['--api-url', origin, '--states-url', statesUrl, ...guests]
  const first = await command(...of, '--write-baseline', file('known.json'), '--results', file('results.json'))
  expect(first.code).toBe(1)
  const second = await command(...of, '--baseline', file('known.json'), '--version', '1.4')
  expect(second.output).toContain('BROKEN, AS THE BASELINE SAYS\n  getAppDetails: a live organisation\n')
  expect(second.code).toBe(0)
  const answer = await runNode(join(root, 'contracts/broker/contracts-broker.ts'), [
    ...['can-i-deploy', '--results', file('results.json')],
  ])
  expect(answer.output).toMatch(/^chaupar-api does not keep its pact with chaupar-web: \d+ of \d+ are broken\.$/m)
  expect(answer.code).toBe(1)
})

test.concurrent('a misspelt name ends it with 2, before anything is called', async () => {
  const { code, output } = await command('--api-url', 'http://127.0.0.1:9', '--only', 'getBaners')
  expect(output).toContain('--only getBaners: no operation and no tag of the pacts has that name; one name each time')
  expect(code).toBe(2)
})

test.concurrent('the states that it lists are a file that it takes, once they are filled in; what none gives is not tried', async () => {
  const { states } = JSON.parse((await command('--list-states')).output)
  // No account of this server is in a state of another name or with more said about it, and its token is not known.
  const standing = states.filter(({ params }: { params: object }) =>
    /^\{("signedIn":.*)?\}$/.test(JSON.stringify(params)),
  )
  writeFileSync(file('accounts.json'), JSON.stringify({ states: standing.filter(isDefault) }))
  const { code, output } = await command(
    ...['--api-url', untouched.origin, '--states-file', file('accounts.json'), '--need', 'tried'],
    ...['--only', 'checkDemo', '--only', 'listGateways', '--verbose'],
  )
  expect(output).toContain('KEPT\n  checkDemo: a demo user exists\n')
  expect(output).toContain('the state default {"signedIn":"player"} gave no token')
  expect(output).not.toContain('BROKEN')
  expect(output).toMatch(/\d+ of \d+ interactions were not tried, which --need tried asks for\./)
  expect(code).toBe(1)
})

const isDefault = ({ name }: { name: string }) => name === 'default'
