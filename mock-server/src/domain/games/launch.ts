import { type Game, nameOf } from '@chaupar/contracts/catalogue/game'
import { gameByCode } from '@chaupar/contracts/catalogue/games'
import { nextCount } from '../../store/meta-records.ts'
import type { Player } from '../accounts/player-records.ts'
import { playerByToken } from '../accounts/sessions.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { balanceOf } from '../money/wallet.ts'
import { requireNoPause } from '../play-limits/pauses.ts'
import { insertLaunch, markOpened, openedLaunch } from './launch-records.ts'

export interface LaunchOrder {
  provider: string
  /** The provider's game or table id. */
  code: string
  /** Lobby id. */
  casino: string
  /** Where the game returns to: a path of the app, or an http(s) address. */
  homeUrl: string
}

/** A game page that was opened. */
export interface GameVisit {
  /** Reads the balance as long as the login lives. */
  visitKey: string
  gameName: string
  provider: string
  homeUrl: string
  balancePaise: number
}

/** A launched address that nobody opened is good for this long. */
const launchLifeMs = 5 * 60 * 1000

/**
 * Launches a game (spec 7.6). Answers a token that opens its page once, within five minutes of world time. Throws
 * `game_not_found`, `home_url_invalid`, `self_excluded`, `time_out_active`.
 */
export function launchGame(world: WorldContext, player: Player, loginToken: string, order: LaunchOrder): string {
  const game: Game | null = gameByCode(order.provider, order.casino, order.code)
  if (game === null) throw new DomainError('game_not_found', { provider: order.provider, code: order.code })
  if (!isReturnAddress(order.homeUrl)) throw new DomainError('home_url_invalid')
  requireNoPause(world, player.id)
  return world.transaction(() => {
    const serial = nextCount(world.store, 'launch')
    const secret = (purpose: string) => world.random.bytes(purpose, serial, 24).toString('base64url')
    const launchToken = secret('launch token')
    insertLaunch(world, {
      launchToken,
      visitKey: secret('visit key'),
      playerId: player.id,
      loginToken,
      gameName: nameOf(game),
      provider: game.provider,
      homeUrl: order.homeUrl,
      expiresAtMs: world.clock.now() + launchLifeMs,
    })
    return launchToken
  })
}

/** Opens a launched page: once. Null when the token is unknown, used or too old, or the login has ended. */
export function openGame(world: WorldContext, launchToken: string): GameVisit | null {
  return world.transaction(() => {
    if (!markOpened(world, launchToken)) return null
    return visitBy(world, 'launch_token', launchToken)
  })
}

/** An opened page as it stands now. Null when there is none, or the login has ended. */
export function gameVisit(world: WorldContext, visitKey: string): GameVisit | null {
  return visitBy(world, 'visit_key', visitKey)
}

function visitBy(world: WorldContext, column: 'launch_token' | 'visit_key', value: string): GameVisit | null {
  const found = openedLaunch(world, column, value)
  if (found === null || playerByToken(world, found.loginToken) === null) return null
  const { loginToken: _, playerId, ...visit } = found
  return { ...visit, balancePaise: balanceOf(world, playerId).balancePaise }
}

/** Where a page may lead back to; "//host" and "/\host" are other hosts in disguise. */
function isReturnAddress(homeUrl: string): boolean {
  if (homeUrl.startsWith('/')) return /^\/(?![/\\])[\x21-\x7e]*$/.test(homeUrl)
  return URL.canParse(homeUrl) && /^https?:$/.test(new URL(homeUrl).protocol)
}
