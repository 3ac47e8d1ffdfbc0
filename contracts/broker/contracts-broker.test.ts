import { expect, test } from 'vitest'
import { runNode } from '../../tools/processes/run.ts'
import { pacticipants } from './broker.ts'

test('both sides of the pacts are pacticipants', () => {
  expect(pacticipants()).toHaveLength(9)
})

const command = (args: readonly string[], env: Record<string, string> = {}) =>
  runNode('contracts/broker/contracts-broker.ts', args, { env: { PACT_BROKER_BASE_URL: '', ...env } })

test.each([
  [['publish'], {}, 'Set PACT_BROKER_BASE_URL'],
  [['publish'], { PACT_BROKER_BASE_URL: 'localhost:9292' }, 'PACT_BROKER_BASE_URL is no address'],
  [['can-i-deploy'], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' }, '--to ENVIRONMENT'],
  [['guess'], {}, 'Usage:'],
])('%j without a setting that it needs prints one line that names it', async (args, env, words) => {
  const { code, output } = await command(args, env)
  expect(code).toBe(1)
  expect(output).toContain(words)
  expect(output.trim().split('\n')).toHaveLength(1)
})
