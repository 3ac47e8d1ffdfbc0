// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseFrame, type FirstFrame, framePatterns } from './choose-frame.ts'

const patterns = framePatterns()

test.each<[path: string, guest: FirstFrame, player: FirstFrame]>([
  ['/', 'landing', 'player'],
  ['/exchange/Inplay', 'landing', 'player'],
  ['/EXCHANGE/inplay/', 'landing', 'player'],
  ['/home', 'landing', 'player'],
  ['/casino/spribe/aviator', 'landing', 'player'],
  ['/terms', 'guest', 'player'],
  ['/evolution', 'guest', 'player'],
  ['/games/roulette', 'guest', 'player'],
  ['/sportsbook2', 'guest', 'player'],
  ['/sign-in', 'none', 'player'],
  ['/reset-password', 'none', 'player'],
  ['/maintenance', 'none', 'none'],
  ['/no/such/page', 'landing', 'player'],
])('[2.1-1, 2.1-2] %s begins for a guest as %s, for a player as %s', (path, guest, player) => {
  expect(chooseFrame(path, false, patterns)).toBe(guest)
  expect(chooseFrame(path, true, patterns)).toBe(player)
})

test('the rule stands by itself, since the document has its source alone', () => {
  const alone: unknown = new Function(`return (${chooseFrame})`)()
  if (typeof alone !== 'function') throw new Error('no function')
  expect(alone('/exchange/Inplay', false, patterns)).toBe('landing')
})
