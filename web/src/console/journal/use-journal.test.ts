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
  data: { call: { requestId: '0b6c1f0e-7a51-4f43-9a5f-2f3f8f1b2c3d' } },
} as const

test.each([
  [null, '', true],
  ['http', '', true],
  ['ledger', '', false],
  [null, 'PLACE 422', true],
  [null, 'place 200', false],
  [null, '0B6C1F0E-7A51-4F43-9A5F-2F3F8F1B2C3D', true],
  [null, '1b6c1f0e-7a51-4f43-9a5f-2f3f8f1b2c3d', false],
] as const)('of kind %s with the words %j: %s', (kind, words, wanted) => {
  expect(isWanted(entry, kind, words)).toBe(wanted)
})

test('returns null for a file that is not a journal', async () => {
  const journal = { version: 1, world: {}, entries: [] }
  expect(await readJournalFile(new Blob([JSON.stringify(journal)]))).toEqual({ journal, isAnswer: false })
  const answer = JSON.stringify({ error: false, message: '', data: journal })
  expect(await readJournalFile(new Blob([answer]))).toEqual({ journal, isAnswer: true })
  for (const text of ['', 'no', '[]', 'null', '{"version":1}', '{"data":{}}'])
    expect(await readJournalFile(new Blob([text])), text).toBeNull()
})
