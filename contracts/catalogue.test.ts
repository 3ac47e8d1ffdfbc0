import { expect, test } from 'vitest'
import { slugOf } from './src/catalogue/game.ts'
import { gameByCode, gameBySlug, games } from './src/catalogue/games.ts'

test('[2.5-3] slugs are unique whatever their case, and every game lies below /casino/', () => {
  const slugs = games.map((game) => slugOf(game).toLowerCase())
  expect(new Set(slugs).size).toBe(games.length)
  for (const { href } of games) expect(href).toMatch(/^\/casino\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)?$/)
})

test('[2.5-4] [2.5-5] the Spribe games are there, Aviator under its own path', () => {
  for (const name of ['mines', 'goal', 'dice', 'aviator', 'plinko', 'miniroulette', 'hilo', 'keno', 'hotline']) {
    expect(gameBySlug(`spribe/${name}`)?.href).toBe(`/casino/spribe/${name}`)
  }
})

test('[3-2] a provider, a lobby and a code name one game', () => {
  for (const game of games) expect(gameByCode(game.provider, game.casino, game.code)).toBe(game)
  expect(gameByCode('spribe', 'spribe', 'none')).toBeNull()
  expect(gameBySlug('EZGRT-strike777')?.code).toBe('1100003')
})
