import { changeSettings } from '../domain/base/change-settings.ts'
import { DomainError } from '../domain/base/errors.ts'
import { closeOnPendingBet, driftPrices, forceMarketStatus, renameLine } from '../domain/matches/market-control.ts'
import { controlledMarkets, type MarketControl } from '../domain/matches/market-records.ts'
import { listMatches, matchSnapshot } from '../domain/matches/matches.ts'
import type { Market } from '../domain/odds/market.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { text } from './params.ts'
import { abandonedMatch, settledMatch } from './past-bets.ts'
import { describe, type Situation, type Topic } from './scenario.ts'

const liveCricket: Situation = {
  name: 'live-cricket',
  group: 'matches',
  isNormal: true,
  about: 'A cricket match is in play',
  apply(world) {
    changeSettings(world, { hasMatches: true })
    liveMatchOdds(world)
  },
}

const noMatches: Situation = {
  name: 'no-matches',
  group: 'matches',
  about: 'No matches at all',
  apply: (world) => changeSettings(world, { hasMatches: false }),
  holds: (world) => !world.settings.current.hasMatches,
}

const lineNameText = text('lineName', 'What the line is called', 100)

const lineNamed: Scenario = {
  name: 'line-named',
  about: "The live match's first open line bears another name, that of a match market unless one is given",
  params: describe([lineNameText]),
  apply(world, given) {
    const { refMatchId } = liveMatchOdds(world)
    const line = matchSnapshot(world, refMatchId).markets.find(
      ({ priceKind, result }) => priceKind === 'line' && result === null,
    )
    if (line === undefined) throw new DomainError('market_not_found')
    renameLine(world, line.marketId, lineNameText.from(given) ?? 'Match Odds')
  },
}

/** The matches of the calendar. */
export const matches: Topic = {
  name: 'Matches',
  scenarios: [
    liveCricket,
    liveSport('live-soccer', 'Soccer'),
    liveSport('live-tennis', 'Tennis'),
    noMatches,
    settledMatch,
    abandonedMatch,
  ],
}

/** The match odds of the live match. */
export const market: Topic = {
  name: 'Market',
  scenarios: [
    liveMarket({
      name: 'suspended-market',
      about: "The live match's match odds are suspended",
      bend: (world, marketId) => forceMarketStatus(world, marketId, 'suspended'),
      isBent: ({ forcedStatus }) => forcedStatus === 'suspended',
    }),
    liveMarket({
      name: 'ball-running',
      about: "The live match's match odds wait for a ball that is being bowled",
      bend: (world, marketId) => forceMarketStatus(world, marketId, 'ball_running'),
      isBent: ({ forcedStatus }) => forcedStatus === 'ball_running',
    }),
    liveMarket({
      name: 'odds-move-up',
      about: "The live match's match odds rise by a tick each second, up to 40",
      bend: (world, marketId) => driftPrices(world, marketId, 1),
      isBent: ({ drift }) => drift?.ticksPerSecond === 1,
    }),
    liveMarket({
      name: 'odds-move-down',
      about: "The live match's match odds fall by a tick each second, down to 40",
      bend: (world, marketId) => driftPrices(world, marketId, -1),
      isBent: ({ drift }) => drift?.ticksPerSecond === -1,
    }),
    liveMarket({
      name: 'market-closes-during-delay',
      about: "The live match's match odds close as soon as a bet waits on them",
      bend: closeOnPendingBet,
      isBent: ({ closesOnPendingBet }) => closesOnPendingBet,
    }),
    lineNamed,
  ],
}

/** Every world has matches of all sports in play; these say so by name, and bring them back after `no-matches`. */
function liveSport(name: string, sport: string): Situation {
  return {
    name,
    group: 'matches',
    isNormal: true,
    about: `${sport} matches are in play, with more to come`,
    apply(world) {
      changeSettings(world, { hasMatches: true })
      world.tick()
    },
  }
}

type Bending = {
  name: string
  about: string
  bend: (world: World, marketId: string) => void
  /** Whether match odds are bent in just this way. */
  isBent: (control: MarketControl) => boolean
}

/** A situation of the live match's match odds, over when the match decides again. */
function liveMarket({ name, about, bend, isBent }: Bending): Situation {
  const bent = (world: World) =>
    controlledMarkets(world).filter(({ marketType, control }) => marketType === 'match_odds' && isBent(control))
  return {
    name,
    group: 'live market',
    about,
    apply(world) {
      const { marketId } = liveMatchOdds(world)
      forceMarketStatus(world, marketId, null)
      bend(world, marketId)
    },
    holds: (world) => bent(world).length > 0,
    end(world) {
      for (const { marketId } of bent(world)) forceMarketStatus(world, marketId, null)
    },
  }
}

/** The match odds of the cricket match in play; the world is brought to its time first. @throws DomainError `no_cricket_in_play` */
function liveMatchOdds(world: World): Market {
  world.tick()
  const market = listMatches(world, { sportId: 4, when: 'inplay' })[0]?.firstMarket
  if (!market) throw new DomainError('no_cricket_in_play')
  return market
}
