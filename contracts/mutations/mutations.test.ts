import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutations, mutationsNamed } from './list.ts'
import { mutated } from './mutation.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  '"%s" can still be planted',
  (_, mutation) => {
    expect(() => mutated(mutation, read)).not.toThrow()
  },
)

test('there are many of them, each under a name of its own', () => {
  const names = mutations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(40)
})

test('one whose text is gone is named with its file', () => {
  const gone = {
    at: 'login',
    name: 'a wallet is gone',
    changes: [{ file: 'a.ts', from: 'wallet', to: 'purse' }],
    by: 'types',
  } as const
  expect(() => mutated(gone, () => 'nothing of it')).toThrow('"a wallet is gone" does not apply any more: a.ts')
  expect(mutated(gone, () => 'one wallet')).toEqual(new Map([['a.ts', 'one purse']]))
  expect(() => mutated(gone, () => 'wallet and wallet')).toThrow('2 times, not once')
})

test('some are chosen by a word, and a word that none has is refused with the names', () => {
  expect(mutationsNamed(['CONNECT_ERROR'])).toHaveLength(1)
  expect(() => mutationsNamed(['no such thing'])).toThrow('They are:\n')
})
