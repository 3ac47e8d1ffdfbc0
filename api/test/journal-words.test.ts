import { expect, test } from 'vitest'
import { hasWords } from '../src/journal-words.ts'

const entry = {
  id: 7,
  name: 'login',
  text: 'login of player',
  status: 200,
  username: 'player',
  data: { call: { requestId: '4229b1c0-0d1e-4f7a-9422-00000000001f' } },
}

test.each([
  ['', true],
  ['LOGIN player', true],
  ['login 200', true],
  ['login 422', false],
  ['4229b1c', false],
  ['4229b1c0', true],
  ['9422-00000000001F', true],
  ['4229b1c0-0d1e-4f7a-9422-00000000001f', true],
  ['4229b1c0 logout', false],
])('the words "%s" are found: %s', (words, isFound) => {
  expect(hasWords(entry, words)).toBe(isFound)
})
