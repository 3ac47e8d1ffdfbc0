import { gameBySlug } from '@chaupar/games/catalogue/games'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test, vi } from 'vitest'
import { launchQuery } from '../../web/src/features/casino/game/launch.ts'
import { requestIdHeader } from './examples/matchers.ts'
import { failure, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { regex } = MatchersV3
const exchange = pactOf('game')

function gameOf(slug: string) {
  const game = gameBySlug(slug)
  if (!game) throw new Error(`${slug} is not in the catalogue`)
  return game
}

/** The order of a game of the catalogue on a phone. */
function orderOf(slug: string) {
  const { provider, code, casino, homeUrl } = gameOf(slug)
  return { provider, code, casino, homeUrl, device: 'mobile' as const, language: 'en' as const }
}

test('[7.6-1] [3-2] [3-3] [3-6] a POST to the lobby of the game host answers with the address of the game', () =>
  exchange(
    {
      description: 'launchGame: a player',
      provider: 'chaupar-game-host',
      states: [['default', { signedIn: 'player' }]],
      request: { line: 'POST /lobby', headers: tokenHeader(), body: orderOf('spribe/aviator') },
      answer: { status: 200, body: success({ url: regex(/^(\/|https?:\/\/).+/, '/game-host/play/default/token') }) },
    },
    async () => {
      session.token = playerToken
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      expect(await read(launchQuery(gameOf('spribe/aviator'), 'visit'))).toEqual({
        url: '/game-host/play/default/token',
      })
    },
  ))

test('[8-7] a game that does not open is refused with a text', () =>
  exchange(
    {
      description: 'launchGame: a lobby that is closed',
      provider: 'chaupar-game-host',
      states: [['default', { signedIn: 'player' }], ['game-url-fails']],
      request: { line: 'POST /lobby', headers: tokenHeader(), body: orderOf('ezg-Roulette') },
      answer: { status: 503, headers: requestIdHeader, body: failure('Failed to get url') },
    },
    async () => {
      session.token = playerToken
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      await expect(read(launchQuery(gameOf('ezg-Roulette'), 'visit'))).rejects.toMatchObject({
        status: 503,
        message: 'Failed to get url',
      })
    },
  ))
