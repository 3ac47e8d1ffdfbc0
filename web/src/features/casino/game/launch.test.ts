import { expect, test } from 'vitest'
import { gameAddress } from './launch.ts'

const page = 'https://play.example/casino/spribe/aviator'

test('[7.6-1] an address on the game host is framed, be it a path or a whole URL', () => {
  expect(gameAddress('/game-host/play/w/t', '/game-host', page)).toBe('https://play.example/game-host/play/w/t')
  expect(gameAddress('https://games.example/p?t=1', 'https://games.example/v1', page)).toBe(
    'https://games.example/p?t=1',
  )
})

test.each([
  'https://evil.example/play',
  'http://games.example/play',
  'https://games.example.evil.example/play',
  '//evil.example/play',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://games.example:8443/play',
  '/play',
  'https://',
])('%s is not on the game host and never framed', (url) => {
  expect(gameAddress(url, 'https://games.example', page)).toBeNull()
})
