import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { runNode } from '../processes/run.ts'
import { Broker, pacticipants } from './broker.ts'
import { brokerJourney } from './journey.ts'
import { BrokerStandIn } from './stand-in.ts'

// Some thirty commands, each a process of its own.
const broker = new BrokerStandIn()

beforeEach(() => broker.start())
afterEach(() => broker.stop())

test('the journey goes as it has to', async () => {
  const steps = await brokerJourney(broker.address, '1')
  expect(steps.filter(({ ok }) => !ok)).toEqual([])
  expect(steps).toHaveLength(8)
  expect(broker.contracts.filter(({ version }) => version === 'good-1')).toHaveLength(7)
  expect(broker.branches.get('chaupar-web good-1')).toBe('journey')
  expect(broker.branches.get('chaupar-api good-1')).toBe('journey')
})

test('a broker that lets everything pass does not pass the journey', async () => {
  const yes = new BrokerStandIn({ saysYes: true })
  await yes.start()
  onTestFinished(() => yes.stop())
  const steps = await brokerJourney(yes.address, '2')
  expect(steps.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
    'what nobody verified is not deployed',
    'what failed is not deployed',
  ])
})

test('both sides of the pacts have versions, and the API is asked with the name and password', async () => {
  expect(pacticipants()).toHaveLength(9)
  const { PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env
  Object.assign(process.env, { PACT_BROKER_USERNAME: 'asha', PACT_BROKER_PASSWORD: 'secret' })
  onTestFinished(() => {
    for (const [key, value] of Object.entries({ PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD })) {
      if (value === undefined) delete process.env[key]
      else process.env[key] = value
    }
  })
  const unknown = new Broker(`${broker.address}/`).publishVerification({ number: '1', branch: 'a/b' }, true)
  await expect(unknown).rejects.toThrow(/^The broker answered 404 to GET .*nothing at \/pacts\/provider/)
  const told = /^PUT \/pacticipants\/[a-z-]+\/branches\/a%2Fb\/versions\/1 Basic YXNoYTpzZWNyZXQ=$/
  expect(broker.calls).toContainEqual(expect.stringMatching(told))
})

const command = (args: readonly string[], env: Record<string, string> = {}) =>
  runNode('tools/broker/contracts-broker.ts', args, { env: { PACT_BROKER_BASE_URL: '', ...env } })

test.each([
  [['publish'], {}, 'Set PACT_BROKER_BASE_URL'],
  [['publish'], { PACT_BROKER_BASE_URL: 'localhost:9292' }, 'PACT_BROKER_BASE_URL is no address'],
  [['can-i-deploy'], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' }, '--to ENVIRONMENT'],
  [['guess'], {}, 'Usage:'],
])('%j without what it needs says so in a line', async (args, env, words) => {
  const { code, output } = await command(args, env)
  expect(code).toBe(1)
  expect(output).toContain(words)
  expect(output.trim().split('\n')).toHaveLength(1)
})
