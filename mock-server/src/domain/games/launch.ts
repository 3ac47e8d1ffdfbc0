import { type Game, nameOf } from '@chaupar/contracts/catalogue/game'
import { gameByCode } from '@chaupar/contracts/catalogue/games'
import type { Row } from '../../store/row.ts'
import type { Player } from '../accounts/player-records.ts'
import { playerByToken } from '../accounts/sessions.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { nextCount } from '../base/random.ts'
import { balanceOf } from '../money/wallet.ts'
import { requireNoPause } from '../play-limits/pauses.ts'

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
    world.store.run(
      `INSERT INTO game_launches
         (launch_token, visit_key, player_id, login_token, game_name, provider, home_url, expires_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        launchToken,
        secret('visit key'),
        player.id,
        loginToken,
        nameOf(game),
        game.provider,
        order.homeUrl,
        world.clock.now() + launchLifeMs,
      ],
    )
    return launchToken
  })
}

/** Opens a launched page: once. Null when the token is unknown, used or too old, or the login has ended. */
export function openGame(world: WorldContext, launchToken: string): GameVisit | null {
  return world.transaction(() => {
    const sql = `UPDATE game_launches SET opened_at_ms = ?
      WHERE launch_token = ? AND opened_at_ms IS NULL AND expires_at_ms > ?`
    const now = world.clock.now()
    if (world.store.change(sql, [now, launchToken, now]) === 0) return null
    return visitBy(world, 'launch_token', launchToken)
  })
}

/** An opened page as it stands now. Null when there is none, or the login has ended. */
export function gameVisit(world: WorldContext, visitKey: string): GameVisit | null {
  return visitBy(world, 'visit_key', visitKey)
}

function visitBy(world: WorldContext, column: 'launch_token' | 'visit_key', value: string): GameVisit | null {
  const sql = `SELECT * FROM game_launches WHERE ${column} = ? AND opened_at_ms IS NOT NULL`
  const found = world.store.one(sql, [value], readVisit)
  if (found === null || playerByToken(world, found.loginToken) === null) return null
  const { loginToken: _, playerId, ...visit } = found
  return { ...visit, balancePaise: balanceOf(world, playerId).balancePaise }
}

function readVisit(row: Row) {
  return {
    visitKey: row.text('visit_key'),
    playerId: row.integer('player_id'),
    loginToken: row.text('login_token'),
    gameName: row.text('game_name'),
    provider: row.text('provider'),
    homeUrl: row.text('home_url'),
  }
}

/** Where a page may lead back to; "//host" and "/\host" are other hosts in disguise. */
function isReturnAddress(homeUrl: string): boolean {
  if (homeUrl.startsWith('/')) return /^\/(?![/\\])[\x21-\x7e]*$/.test(homeUrl)
  return URL.canParse(homeUrl) && /^https?:$/.test(new URL(homeUrl).protocol)
}
