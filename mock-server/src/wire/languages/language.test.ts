import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['hi;q=0.5, en;q=0.8', 'en'],
  ['ta-IN, hi;q=0.4', 'hi'],
  ['ta-IN', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=much', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [['hi'], 'en'],
  ['hi'.padEnd(400, ','), 'en'],
])('%j asks for %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})
