import { expect, test } from 'vitest'
import { runNode } from '../processes/run.ts'

// Three runs of Vitest and two copies of the project.

test('a break that is planted is caught by the guard that it names, in words', async () => {
  const { code, output } = await runNode('tools/contract-mutations.ts', ['the version of a wallet is dropped'])
  expect(output).toMatch(/^provider verification, \d+ s: .*data\.wallet\.version$/m)
  expect(output).toContain('1 planted, 1 caught')
  expect(code).toBe(0)
})

test('a word that names no break is refused before anything runs', async () => {
  const { code, output } = await runNode('tools/contract-mutations.ts', ['no such thing'])
  expect(output).toContain('No mutation has "no such thing" in its name. They are:')
  expect(code).toBe(1)
})
