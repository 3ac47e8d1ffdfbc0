import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generatorProblems } from './generators.ts'

function documentWith(schema: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-document-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const answer = { description: 'A bet', content: { 'application/json': { schema } } }
  const paths = { '/bet': { get: { operationId: 'getBet', responses: { '200': answer } } } }
  const components = { schemas: { Bet: { type: 'object', properties: { id: { type: 'string' } } } } }
  const document = { openapi: '3.1.0', info: { title: 'Bets', version: '1' }, paths, components }
  const file = join(folder, 'bets.yaml')
  writeFileSync(file, JSON.stringify(document))
  return file
}

// Each run starts two generators and a compiler.

test('what generators take has no problems', async () => {
  expect(await generatorProblems([documentWith({ $ref: '#/components/schemas/Bet' })])).toEqual([])
})

test('what they pass over with a warning has some', async () => {
  const problems = await generatorProblems([documentWith({ $ref: '#/components/schemas/Wager' })])
  expect(problems.join('\n')).toMatch(/^openapi-typescript .* of bets: .*Wager|does not take bets/m)
})
