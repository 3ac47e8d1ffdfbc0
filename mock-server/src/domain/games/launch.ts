import { type Game, nameOf, slugOf } from '@chaupar/games/catalogue/game'
import { gameByCode, gameBySlug } from '@chaupar/games/catalogue/games'
import { nextCount } from '../../store/meta-records.ts'
import type { Player } from '../accounts/player-records.ts'
import { playerByTokenHash } from '../accounts/sessions.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { tokenHash } from '../base/vault.ts'
import { balanceOf } from '../money/wallet.ts'
import { requireNoPause } from '../play-limits/pauses.ts'
import { insertLaunch, markOpened, openedLaunch } from './launch-records.ts'

export interface LaunchOrder {
  provider: string
  /** The provider's game or table id. */
  code: string
  /** Lobby id. */
  casino: string
  /** Slug of the game; names it where there is no code. */
  game?: string
  /** Where the game returns to: a path of the app, or an http(s) address. */
  homeUrl: string
}

/** A game page that was opened. */
export interface GameVisit {
  /** Reads the balance as long as the login lives. */
  visitKey: string
  /** Slug. */
  game: string
  gameName: string
  provider: string
  homeUrl: string
  balancePaise: number
}

/** An unused launch address expires after this time. */
const launchLifeMs = 5 * 60 * 1000

/**
 * Launches a game (spec 7.6). Answers a token that opens its page once, within five minutes of world time. Throws
 * `game_not_found`, `home_url_invalid`, `self_excluded`, `time_out_active`.
 */
export function launchGame(world: WorldContext, player: Player, loginToken: string, order: LaunchOrder): string {
  const game = orderedGame(order)
  if (game === null) throw new DomainError('game_not_found', { provider: order.provider, code: order.code })
  if (!isReturnAddress(order.homeUrl)) throw new DomainError('home_url_invalid')
  requireNoPause(world, player.id)
  return world.transaction(() => {
    const number = nextCount(world.store, 'launch')
    const launchToken = launchTokenNumbered(world, number)
    insertLaunch(world, {
      number,
      launchHash: tokenHash(launchToken),
      visitHash: tokenHash(visitKeyOf(world, launchToken)),
      playerId: player.id,
      loginHash: tokenHash(loginToken),
      game: slugOf(game),
      gameName: nameOf(game),
      provider: game.provider,
      homeUrl: order.homeUrl,
      expiresAtMs: world.clock.now() + launchLifeMs,
    })
    return launchToken
  })
}

/** The game of a lobby by its code, or by its slug where the entry has no code; null when the lobby has none such. */
function orderedGame({ provider, casino, code, game = '' }: LaunchOrder): Game | null {
  if (code !== '') return gameByCode(provider, casino, code)
  const named = gameBySlug(game)
  return named?.provider === provider && named.casino === casino ? named : null
}

/** The nth launch token that was issued; the holder of the server's key computes it again, for a replay. */
export function launchTokenNumbered(world: WorldContext, number: number): string {
  return world.vault.bytes('launch token', number, 24).toString('base64url')
}

/** Opens a launched page: once. Null when the token is unknown, used or too old, or the login has ended. */
export function openGame(world: WorldContext, launchToken: string): GameVisit | null {
  return world.transaction(() => {
    if (!markOpened(world, tokenHash(launchToken))) return null
    return gameVisit(world, visitKeyOf(world, launchToken))
  })
}

/** The present state of an opened page. Null for an unknown key, or once the login has ended. */
export function gameVisit(world: WorldContext, visitKey: string): GameVisit | null {
  const found = openedLaunch(world, tokenHash(visitKey))
  if (found === null || playerByTokenHash(world, found.loginHash) === null) return null
  const { game, gameName, provider, homeUrl, playerId } = found
  return { visitKey, game, gameName, provider, homeUrl, balancePaise: balanceOf(world, playerId).balancePaise }
}

/** Follows from the launch token, of which only a hash is kept. */
function visitKeyOf(world: WorldContext, launchToken: string): string {
  return world.vault.digest('visit', launchToken)
}

/** Where a page may lead back to; "//host" and "/\host" are other hosts in disguise. */
function isReturnAddress(homeUrl: string): boolean {
  if (homeUrl.startsWith('/')) return /^\/(?![/\\])[\x21-\x7e]*$/.test(homeUrl)
  return URL.canParse(homeUrl) && /^https?:$/.test(new URL(homeUrl).protocol)
}
