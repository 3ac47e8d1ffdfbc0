import { expect, test } from 'vitest'
import { privateWordsIn } from './plain-words.ts'

const wordsIn = (text: string) => privateWordsIn('a.ts', text).map(({ line, word }) => `${line} ${word}`)

test('finds private words in comments, in names of any case and in parts of names', () => {
  const text = '/** Told by nobody. */\nconst toldAnswer = isTold\n.told-sum {}\nconst WISH = 1'
  expect(wordsIn(text)).toEqual(['1 told', '1 nobody', '2 told', '2 told', '3 told', '4 wish'])
})

test('passes words that only hold a private one, and what good products say', () => {
  expect(wordsIn('a bestseller, a desktop, a foretold thing, wishful, Tell us what happened')).toEqual([])
})
