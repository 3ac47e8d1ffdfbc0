import { expect, test } from 'vitest'
import { readJournalFile } from '../worlds/replay-form.tsx'
import { isWanted } from './use-journal.ts'

const entry = {
  id: 7,
  at: '2026-11-21T09:00:00.000Z',
  kind: 'http',
  name: 'placeBet',
  text: 'POST /api/bets',
  status: 422,
} as const

test.each([
  [null, '', true],
  ['http', '', true],
  ['ledger', '', false],
  [null, 'PLACE 422', true],
  [null, 'place 200', false],
] as const)('of kind %s with the words %j: %s', (kind, words, wanted) => {
  expect(isWanted(entry, kind, words)).toBe(wanted)
})

test('a file that is no journal is told apart', async () => {
  const journal = { version: 1, world: {}, entries: [] }
  expect(await readJournalFile(new Blob([JSON.stringify(journal)]))).toEqual(journal)
  for (const text of ['', 'no', '[]', 'null', '{"version":1}'])
    expect(await readJournalFile(new Blob([text])), text).toBeNull()
})
