import { readFileSync } from 'node:fs'
import { isObject, type Json, objectAt, walk } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../mock-server/src/domain/base/errors.ts'

const words = 'Unauthorized action.'

test('[8-10] [7.8-6] document, mock and pacts spell the words that sign out alike', () => {
  const { example } = objectAt(
    readDocument('api'),
    'components',
    'responses',
    'Unauthorized',
    'content',
    'application/json',
  )
  expect(objectAt(example).message).toBe(words)
  expect(errorCatalogue.unauthorized).toMatchObject({ status: 401, message: words })
  expect(refusalsInPacts()).toEqual([words])
})

test('[7.8-2] no other refusal with 401 uses these words', () => {
  const others = Object.entries(errorCatalogue).filter(
    ([name, { status }]) => status === 401 && name !== 'unauthorized',
  )
  expect(others.length).toBeGreaterThan(0)
  for (const [, { message }] of others) expect(message).not.toBe(words)
})

/** The exact texts, not only matched by type, of the 401 answers that the web was driven with. */
function refusalsInPacts(): string[] {
  const texts = new Set<string>()
  for (const provider of ['chaupar-api', 'chaupar-sports-data']) {
    const path = `${import.meta.dirname}/../pacts/chaupar-web-${provider}.json`
    walk(JSON.parse(readFileSync(path, 'utf8')) as Json, (node) => {
      if (!isObject(node) || node.status !== 401 || isObject(node.matchingRules)) return
      texts.add(String(objectAt(node, 'body', 'content').message))
    })
  }
  return [...texts]
}
