import { listUserBets } from '../../src/domain/betting/bets.ts'
import { cashOutBet } from '../../src/domain/betting/cash-out/cash-out-bet.ts'
import { cancelBet, editBet } from '../../src/domain/betting/offers/change-offer.ts'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { claimBonus } from '../../src/domain/bonus/claim-bonus.ts'
import { approveDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { createDeposit } from '../../src/domain/cashier/deposits.ts'
import { actInRound } from '../../src/domain/games/rounds/act-in-round.ts'
import { endRound } from '../../src/domain/games/rounds/end-round.ts'
import { seatAt } from '../../src/domain/games/rounds/game-session.ts'
import { playRound } from '../../src/domain/games/rounds/play-round.ts'
import { openRound, roundById } from '../../src/domain/games/rounds/round-records.ts'
import { isAtStage, placeStageBet } from '../../src/domain/games/shared-rounds/place-bet.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { marketRecord } from '../../src/domain/matches/market-records.ts'
import { accountBalance, type PlayerAccount } from '../../src/domain/money/ledger.ts'
import type { Side } from '../../src/domain/odds/price.ts'
import { setLimits } from '../../src/domain/play-limits/limits.ts'
import { settleMarket } from '../../src/domain/settlement/settlement.ts'
import type { WorldRegistry } from '../../src/world/registry.ts'
import type { World } from '../../src/world/world.ts'
import { there } from './answers.ts'
import { playerOf } from './identity.ts'
import { betOn, changeMarket, level, openMarket, pass, seededId, startMs } from './worlds.ts'

export const depositPaise = 2_000_00
export const stakeLimitPaise = 6_000_00
export const bonusId = 'bn-welcome'
const bonusPaise = 1_000_00

const dayMs = 24 * 60 * 60 * 1000
const runners = ['a', 'b'] as const
const games = { mines: 'spribe/mines', blackjack: 'ezg-Blackjack', roulette: 'ezg-Roulette' } as const

/** A stake in the moment in which it was made; `paise` becomes less when it is taken back. */
type Made = { atMs: number; paise: number; bet: string | null; market: string | null; round: number | null }

type Row = { market: string; selection: string; status: string; ifTrue: number; ifFalse: number; profit: number | null }

/**
 * A player with play money alone, a deposit to wager, an active bonus and a daily limit on stakes, at a match whose prices have no
 * margin and at three games. Risks and stakes are computed here from the answers, apart from the code under test.
 */
export class RiskTable {
  readonly world: World
  readonly playerId: number
  readonly #player: ReturnType<typeof playerOf>
  /** Match odds and a bookmaker on the same winner, then a market on another question. */
  readonly #markets: readonly string[]
  readonly #stakes: Made[] = []
  /** Rounds of mines in which a tile was picked. */
  readonly #climbed = new Set<number>()
  readonly #ownAtStartPaise: number

  constructor(registry: WorldRegistry) {
    this.world = registry.create({ scenario: ['otp-not-required', 'no-matches'], seed: 'risk', frozenAtMs: startMs })
    this.playerId = seededId(this.world)
    this.#player = playerOf(this.world, this.playerId)
    const payment = { gateway: 'm_paytm', amountPaise: depositPaise, utr: '402911223344' } as const
    approveDeposit(this.world, createDeposit(this.world, this.#player, payment, null).id)
    claimBonus(this.world, this.#player, { id: bonusId })
    const limit = { kind: 'stake', period: 'daily', amountPaise: stakeLimitPaise } as const
    setLimits(this.world, this.playerId, { limitsPaise: [limit] })
    const fair = runners.map((selectionId) => ({ selectionId, back: { price: 2 }, lay: { price: 2 } }))
    this.#markets = ['match-odds', 'bookmaker', 'other'].map((key) => openMarket(this.world, { key, runners: fair }))
    this.#ownAtStartPaise = this.#ownPaise()
  }

  bet(at: number, on: number, side: Side, stakePaise: number, offered: number | null): void {
    const marketId = this.#market(at)
    const order = betOn(marketId, runners[on % 2] ?? 'a', side, stakePaise, { odds: offered ?? 2 })
    const offer = offered === null ? {} : { offer: { keepInPlay: true } }
    const { bet } = placeBet(this.world, this.playerId, { ...order, ...offer })
    this.#made(stakePaise, { bet: bet.id, market: marketId })
  }

  edit(which: number, odds: number, stakePaise: number): void {
    const offer = this.#one('unmatched', which)
    if (offer === undefined) return
    const terms = { priceHundredths: Math.round(odds * 100), stakePaise, seenPaise: offer.stackPaise }
    editBet(this.world, this.playerId, { betId: offer.id, ...terms })
    if (stakePaise > offer.stackPaise) {
      this.#made(stakePaise - offer.stackPaise, { bet: offer.id, market: offer.marketId })
    } else this.#takeBack(offer.id, offer.stackPaise - stakePaise)
  }

  cancel(which: number): void {
    const offer = this.#one('unmatched', which)
    if (offer === undefined) return
    cancelBet(this.world, this.playerId, { betId: offer.id })
    this.#takeBack(offer.id, offer.stackPaise)
  }

  /** Sets another price of the two runners, without a margin, and matches offers. */
  move(at: number, price: number): void {
    const prices = { a: price, b: price / (price - 1) }
    const now = there(this.world.feed.market(this.#market(at))).runners
    const moved = now.map((runner) => {
      const best = level({ price: runner.selectionId === 'a' ? prices.a : prices.b })
      return { ...runner, back: [best], lay: [best] }
    })
    changeMarket(this.world, this.#market(at), { runners: moved })
    this.world.tick()
  }

  cashOut(which: number): void {
    const bet = this.#one('open', which)
    if (bet !== undefined) cashOutBet(this.world, this.playerId, { betId: bet.id, amountPaise: 0 })
  }

  /** Settles a market, and with it the one on the same winner, as the feed does. */
  settle(at: number, result: string): void {
    const marketId = this.#market(at)
    const decided = isOnWinner(marketId) ? this.#markets.filter(isOnWinner) : [marketId]
    const lapsing = this.#bets('unmatched').filter((offer) => decided.includes(offer.marketId))
    for (const one of decided) settleMarket(this.world, one, result)
    for (const { id, stackPaise } of lapsing) this.#takeBack(id, stackPaise)
  }

  /** Opens a round of a game of the player's alone. */
  play(game: 'mines' | 'blackjack', stakePaise: number): void {
    const order = { amountPaise: stakePaise, mode: 'base', ...(game === 'mines' ? { meta: { mines: 3 } } : {}) }
    const { round } = playRound(this.world, this.#seat(game), order)
    this.#made(stakePaise, { round: round.id })
  }

  /** A decision in the open round of a game, or its end. */
  act(game: 'mines' | 'blackjack', action: string, tile: number): void {
    const before = openRound(this.world, this.playerId, games[game])
    if (before === null) return
    if (action === 'end') endRound(this.world, this.#seat(game))
    else {
      const meta = action === 'pick' ? { meta: { tile } } : {}
      const { round } = actInRound(this.world, this.#seat(game), { action, ...meta })
      if (action === 'pick') this.#climbed.add(round.id)
      if (round.stakePaise > before.stakePaise) this.#made(round.stakePaise - before.stakePaise, { round: round.id })
    }
  }

  /** Chips on one colour of the live roulette, in a slot. */
  chips(on: 'red' | 'black', slot: number, stakePaise: number): void {
    const session = this.#seat('roulette')
    if (!isAtStage(session)) throw new Error('the roulette is not shared')
    const order = { amountPaise: stakePaise, mode: 'base', meta: { slot, bets: [{ on, amountPaise: stakePaise }] } }
    const { round } = placeStageBet(this.world, session, order)
    this.#made(stakePaise, { round: round.id })
  }

  /** The ball falls, and the next round takes bets. */
  spin(): void {
    const { stage } = this.#seat('roulette')
    pass(this.world, stageRoundNow(this.world, there(stage)).closesAtMs - this.world.clock.now())
  }

  wait(ms: number): void {
    pass(this.world, ms)
  }

  /** Settles everything that is open. */
  end(): void {
    for (const marketId of this.#markets) {
      if (marketRecord(this.world, marketId)?.result === null) settleMarket(this.world, marketId, 'a')
    }
    this.wait(dayMs)
    this.wait(dayMs)
  }

  /** Stakes that were made in the last 24 hours and were not given back, in paise. */
  stakedPaise(): number {
    const sinceMs = this.world.clock.now() - dayMs
    const isVoid = ({ market, round }: Made) =>
      (market !== null && marketRecord(this.world, market)?.result === 'void') ||
      (round !== null && roundById(this.world, round)?.status === 'void')
    return sum(this.#stakes.filter((made) => made.atMs > sinceMs && !isVoid(made)).map(({ paise }) => paise))
  }

  /** The player's money beside play money, more than at the start and than the bonus has released. */
  gainedPaise(): number {
    return this.#ownPaise() - this.#ownAtStartPaise - this.#releasedPaise()
  }

  /** The wins of the match, of each shared round and of each single-player round. */
  wonPaise(): number {
    const match = sum(this.#rows().map(({ profit }) => profit ?? 0))
    const sql = `SELECT coalesce(sum(payout_paise - stake_paise), 0) AS net FROM game_rounds
      WHERE player_id = ? AND closed_at_ms IS NOT NULL GROUP BY coalesce(game || stage_round, id)`
    const rounds = this.world.store.all(sql, [this.playerId], (row) => row.integer('net'))
    return sum([match, ...rounds].map((net) => Math.max(0, net)))
  }

  /**
   * The possible loss of everything that was won or lost: markets on one winner count their bets together, colours of one spin the loss
   * that they leave open, another round its stake once something was risked.
   */
  riskedPaise(): number {
    const decided = this.#rows().filter(({ status }) => status === 'won' || status === 'lost')
    const markets = [...Map.groupBy(decided, ({ market }) => isOnWinner(market) || market).values()].map((bets) =>
      Math.max(
        0,
        ...runners.map((winner) => -sum(bets.map((bet) => (bet.selection === winner ? bet.ifTrue : bet.ifFalse)))),
      ),
    )
    const sql = 'SELECT * FROM game_rounds WHERE player_id = ? AND closed_at_ms IS NOT NULL'
    const rounds = this.world.store.all(sql, [this.playerId], (row) => ({
      id: row.integer('id'),
      game: row.text('game'),
      spin: row.textOrNull('stage_round'),
      isVoid: row.text('status') === 'void',
      meta: row.text('meta'),
      stake: row.integer('stake_paise'),
      payout: row.integerOrNull('payout_paise') ?? 0,
    }))
    const alone = rounds.filter(({ spin }) => spin === null)
    const isFree = ({ id, game }: (typeof rounds)[number]) => game === games.mines && !this.#climbed.has(id)
    const chips = rounds.filter(({ spin, isVoid }) => spin !== null && !isVoid)
    const spins = [...Map.groupBy(chips, ({ spin }) => spin).values()].map((bets) => {
      const on = (colour: string) => sum(bets.filter(({ meta }) => meta.includes(colour)).map(({ stake }) => stake))
      return Math.max(Math.abs(on('red') - on('black')), sum(bets.map(({ stake, payout }) => stake - payout)))
    })
    return sum([...markets, ...alone.filter((round) => !isFree(round)).map(({ stake }) => stake), ...spins])
  }

  held(account: PlayerAccount): number {
    return accountBalance(this.world, this.playerId, account)
  }

  #releasedPaise(): number {
    return bonusPaise - this.held('bonus')
  }

  #ownPaise(): number {
    return this.held('real') + this.held('exposure') - this.held('debt') - this.held('restricted')
  }

  #seat(game: keyof typeof games) {
    return there(seatAt(this.#player, games[game]))
  }

  #market(at: number): string {
    return this.#markets[at % this.#markets.length] ?? ''
  }

  #one(betStatus: 'open' | 'unmatched', which: number) {
    const bets = this.#bets(betStatus)
    return bets[which % bets.length]
  }

  #bets(betStatus: 'open' | 'unmatched') {
    return listUserBets(this.world, this.playerId, { skip: 0, pageSize: 50, betStatus }).bets
  }

  #rows(): Row[] {
    const sql = 'SELECT * FROM bets WHERE player_id = ?'
    return this.world.store.all(sql, [this.playerId], (row) => ({
      market: row.text('market_id'),
      selection: row.text('selection_id'),
      status: row.text('status'),
      ifTrue: row.integer('if_true_paise'),
      ifFalse: row.integer('if_false_paise'),
      profit: row.integerOrNull('profit_loss_paise'),
    }))
  }

  #made(paise: number, what: Partial<Made>): void {
    this.#stakes.push({ atMs: this.world.clock.now(), paise, bet: null, market: null, round: null, ...what })
  }

  /** The last stake of an offer comes back first. */
  #takeBack(betId: string, paise: number): void {
    let left = paise
    for (const made of this.#stakes.filter(({ bet }) => bet === betId).reverse()) {
      const taken = Math.min(left, made.paise)
      made.paise -= taken
      left -= taken
    }
  }
}

function isOnWinner(marketId: string): boolean {
  return /match-odds|bookmaker/.test(marketId)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
