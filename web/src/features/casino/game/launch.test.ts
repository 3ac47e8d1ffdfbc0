import { gameBySlug } from '@chaupar/games/catalogue/games'
import { i18n } from '@lingui/core'
import { expect, onTestFinished, test } from 'vitest'
import { launchOrder } from './launch.ts'

const order = { provider: 'ezugi', casino: 'ezugi', homeUrl: '/casino/ezugi', device: 'desktop', language: 'en' }

function roulette() {
  const game = gameBySlug('ezg-Roulette')
  if (!game) throw new Error('Roulette is not in the catalogue')
  return game
}

test('[3-2] a game is ordered by its code, and by its slug where it has none', () => {
  expect(launchOrder(roulette())).toEqual({ ...order, code: '1000' })
  expect(launchOrder({ ...roulette(), code: '' })).toEqual({ ...order, code: '', game: 'ezg-Roulette' })
})

test('a game is asked for in the language of the site', () => {
  onTestFinished(() => i18n.activate('en'))
  i18n.loadAndActivate({ locale: 'hi', messages: {} })
  expect(launchOrder(roulette())).toMatchObject({ language: 'hi' })
})
