// @vitest-environment node
import { expect, test } from 'vitest'
import { readNewSession } from './new-session.ts'

const user = { mstruserid: 7, mobileno: '9820041177', username: 'player' }

test('[7.1-1] a login brings a token and a user', () => {
  expect(readNewSession({ token: 'abc-123', user })).toEqual({ token: 'abc-123', user })
})

test('[7.1-2] a registration may answer without a user', () => {
  expect(readNewSession({ token: 'abc' }, user)).toEqual({ token: 'abc', user })
})

test.each([
  null,
  {},
  { token: 5, user },
  { token: '', user },
  { token: 'abc', user: 'me' },
  { token: 'two words', user },
])('what carries no session (%j) is a malformed answer', (answer) => {
  expect(() => readNewSession(answer)).toThrow(expect.objectContaining({ kind: 'malformed' }))
})
