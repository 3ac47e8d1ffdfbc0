import { expect, test } from 'vitest'
import { oncePer } from '../domain/once-per.ts'
import { successMessage } from './success-messages.ts'
import { keptAnswer, unchanging } from './unchanging.ts'

test('only what is called unchanging has a kept answer, each operation its own message', () => {
  const data = { BRAND_STATUS: 'live' }
  expect(keptAnswer('getAppDetails', data)).toBeNull()
  expect(keptAnswer('getAppDetails', null)).toBeNull()
  unchanging(data)
  for (const id of ['getAppDetails', 'login', 'getAppDetails'] as const)
    expect(JSON.parse(keptAnswer(id, data) ?? '')).toEqual({ error: false, message: successMessage(id), data })
})

test('what is made of an object is made once; another object has its own, though it is equal', () => {
  let made = 0
  const count = oncePer((_source: object) => {
    made += 1
    return made
  })
  const one = { sequence: 1 }
  expect([count(one), count(one), count({ sequence: 1 }), count(one)]).toEqual([1, 1, 2, 1])
})
