import { expect } from 'vitest'
import { listPlayers } from '../../src/domain/accounts/player-records.ts'
import { exposureOf } from '../../src/domain/betting/exposure.ts'
import { accountBalance } from '../../src/domain/money/ledger.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { World } from '../../src/world/world.ts'
import { GameTable } from './game-table.ts'
import { brokenInvariants, openMarket, threeRunners } from './worlds.ts'

interface TableMarket {
  id: string
  selections: string[]
  results: string[]
}

/** A world with one market of each price scale, and the expected money of each player, computed without the ledger. */
export class MoneyTable {
  readonly world: World
  readonly #markets: TableMarket[]
  readonly #givenPaise = new Map<number, number>()
  readonly games: GameTable
  #checkedChanges = 0

  constructor(world: World) {
    this.world = world
    this.games = new GameTable(world)
    const selections = threeRunners.map(({ selectionId }) => selectionId)
    const results = [...selections, 'void']
    const sessionRunners = [{ selectionId: 'runs', back: { price: 100, line: 45 }, lay: { price: 90, line: 47 } }]
    const session = { key: 'runs', marketType: 'session', priceKind: 'line', runners: sessionRunners } as const
    this.#markets = [
      { id: openMarket(world, { key: 'now', runners: threeRunners }), selections, results },
      { id: openMarket(world, { key: 'later', runners: threeRunners, delayMs: 3000 }), selections, results },
      { id: openMarket(world, { key: 'rates', priceKind: 'rate', runners: threeRunners }), selections, results },
      { id: openMarket(world, session), selections: ['runs'], results: ['0', '44', '45', '46', '47', 'void'] },
    ]
    for (const { id } of listPlayers(world)) this.give(id, world.settings.current.openingCreditPaise)
  }

  /** Notes money from outside (+) or to the outside (-). */
  give(playerId: number, paise: number): void {
    this.#givenPaise.set(playerId, (this.#givenPaise.get(playerId) ?? 0) + paise)
  }

  /** Any of the players there are. */
  player(number: number): number {
    const players = listPlayers(this.world)
    return players[number % players.length]?.id ?? 0
  }

  market(number: number): TableMarket {
    const market = this.#markets[number % this.#markets.length]
    if (!market) throw new Error('no market')
    return market
  }

  /**
   * The ten invariants hold, and every player owns the credits and the results of settled bets and rounds of games. All of it follows
   * from the database, so that a step without a write needs no second check.
   */
  check(): void {
    const changes =
      this.world.store.one('SELECT total_changes() AS all_rows', [], (row) => row.integer('all_rows')) ?? 0
    if (changes === this.#checkedChanges) return
    this.#checkedChanges = changes
    expect(brokenInvariants(this.world)).toEqual([])
    this.games.settle()
    for (const [playerId, givenPaise] of this.#givenPaise) {
      const wonPaise = this.#wonPaise(playerId) + this.games.wonPaise(playerId)
      const { balancePaise, cashPaise, debtPaise } = balanceOf(this.world, playerId)
      const heldPaise = accountBalance(this.world, playerId, 'withdrawal')
      const ownedPaise = balancePaise + exposureOf(this.world, playerId).exposurePaise + heldPaise - debtPaise
      expect(ownedPaise).toBe(givenPaise + wonPaise)
      expect(cashPaise).toBeLessThanOrEqual(balancePaise)
    }
  }

  /** The results of a player's settled bets. */
  #wonPaise(playerId: number): number {
    const sql =
      "SELECT coalesce(sum(profit_loss_paise), 0) AS won FROM bets WHERE player_id = ? AND status <> 'rejected'"
    return this.world.store.one(sql, [playerId], (row) => row.integer('won')) ?? 0
  }
}
