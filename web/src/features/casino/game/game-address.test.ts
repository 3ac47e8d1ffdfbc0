import { expect, test } from 'vitest'
import { gameOrigins } from '../../../config/game-origins.ts'
import { atRound, gameAddress } from './game-address.ts'

const page = 'https://play.example/casino/spribe/aviator'
const none = { closed: [], withStorage: [] }
const some = {
  closed: ['https://reels.example', 'https://instant.example:8443'],
  withStorage: ['https://tables.example'],
}
const lobby = 'https://games.example/v1'

test('[7.6-1] an address on the game host is framed, be it a path or a whole URL', () => {
  expect(gameAddress('/game-host/play/w/t', page, '/game-host', none)).toEqual({
    href: 'https://play.example/game-host/play/w/t',
    sandbox: 'allow-scripts',
    reports: true,
  })
  expect(gameAddress('https://games.example/p?t=1', page, lobby, some)).toEqual({
    href: 'https://games.example/p?t=1',
    sandbox: 'allow-scripts',
    reports: true,
  })
})

test('only a page of the game host is expected to report that it is ready', () => {
  expect(gameAddress('https://games.example/a', page, lobby, some)).toMatchObject({ reports: true })
  expect(gameAddress('https://reels.example/a', page, lobby, some)).toMatchObject({ reports: false })
  expect(gameAddress('https://tables.example/a', page, lobby, some)).toMatchObject({ reports: false })
})

test('configured origins are framed, and only those of the second list keep their own', () => {
  const sandbox = (url: string) => gameAddress(url, page, lobby, some)
  expect(sandbox('https://reels.example/a')).toMatchObject({ sandbox: 'allow-scripts' })
  expect(sandbox('https://instant.example:8443/a')).toMatchObject({ sandbox: 'allow-scripts' })
  expect(sandbox('https://tables.example/a')).toMatchObject({ sandbox: 'allow-scripts allow-same-origin allow-forms' })
})

test("the site's own origin keeps the sandbox closed, though the setting names it", () => {
  const named = { ...none, withStorage: ['https://play.example'] }
  expect(gameAddress('/game-host/play/w/t', page, '/game-host', named)).toMatchObject({ sandbox: 'allow-scripts' })
  expect(gameAddress('https://play.example/', page, lobby, named)).toEqual({ refused: 'https://play.example' })
})

test.each([
  ['https://evil.example/play', 'https://evil.example'],
  ['http://games.example/play', 'http://games.example'],
  ['https://games.example.evil.example/play', 'https://games.example.evil.example'],
  ['//evil.example', 'https://evil.example'],
  ['https://games.example:8443/play', 'https://games.example:8443'],
  ['https://instant.example/play', 'https://instant.example'],
  ['/play', 'https://play.example'],
  ['javascript:alert(1)', ''],
  ['data:text/html,hello', ''],
  ['blob:https://games.example/1', ''],
  ['https://', ''],
])('%s is on no host of games and never framed', (url, refused) => {
  expect(gameAddress(url, page, lobby, some)).toEqual({ refused })
})

test('the origins come from the runtime configuration, and what is none there is left out', () => {
  const given = { gameOrigins: ['https://reels.example', 7, ''], gameStorageOrigins: 'https://tables.example' }
  expect(gameOrigins(given)).toEqual({ closed: ['https://reels.example'], withStorage: [] })
  expect(gameOrigins(undefined)).toEqual(none)
})

test('a game opens at a round of the past by what stands behind its #, and not by what is no name or over what stands there', () => {
  const href = 'https://games.example/play?sessionID=a'
  expect(atRound(href, 'g-12')).toBe(`${href}#round=g-12`)
  expect(atRound(href, '')).toBe(href)
  expect(atRound(href, 'g-12"><script>')).toBe(href)
  expect(atRound(`${href}#lobby`, 'g-12')).toBe(`${href}#lobby`)
})
