/** Teen patti 20-20: two players get three cards each, and bets are on the better hand or on what a hand is. */
import { type Card, pack, rankOf, shoeOf } from '../cards.ts'
import type { BetReturn, GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'
import { type HandKind, handKinds, kindOf, strengthOf } from './teen-patti-hands.ts'

/** Counted one by one in the tests; with a joker, over all its ranks. */
export interface HandCounts {
  /** All hands, by kind. */
  hands: Readonly<Record<HandKind, number>>
  /** In how many ways both players can get a hand. */
  pairs: number
  /** In how many of them the hands are equal. */
  equalPairs: number
}

export interface TeenPattiVariant {
  /** Muflis: the lower hand wins. */
  lowestWins: boolean
  /** A card is turned first, and the other three of its rank are wild. */
  hasJoker: boolean
  /** A won bet on a player; equal hands give it back. */
  playerTimes: number
  /** A bet on one player's hand, a pair or better, by what it is. */
  pairPlusTimes: Readonly<Partial<Record<HandKind, number>>>
  /** Of the pack that is dealt from, for the returns. */
  counts: HandCounts
}

export const teenPatti: TeenPattiVariant = {
  lowestWins: false,
  hasJoker: false,
  playerTimes: 196,
  pairPlusTimes: { pair: 200, colour: 500, sequence: 700, trail: 3_100, 'pure sequence': 4_100 },
  counts: {
    hands: { 'high card': 16_440, pair: 3_744, colour: 1_096, sequence: 720, 'pure sequence': 48, trail: 52 },
    pairs: 407_170_400,
    equalPairs: 450_528,
  },
}

export const muflisTeenPatti: TeenPattiVariant = { ...teenPatti, lowestWins: true }

export const jokerTeenPatti: TeenPattiVariant = {
  ...teenPatti,
  hasJoker: true,
  pairPlusTimes: { pair: 150, colour: 250, sequence: 300, trail: 700, 'pure sequence': 900 },
  counts: {
    hands: {
      'high card': 164_400,
      pair: 62_172,
      colour: 17_956,
      sequence: 17_100,
      'pure sequence': 3_780,
      trail: 5_317,
    },
    pairs: 4_682_459_600,
    equalPairs: 6_303_432,
  },
}

/** Trails and pure sequences pay more, a colour less. */
export const highTrailsTeenPatti: TeenPattiVariant = {
  ...teenPatti,
  pairPlusTimes: { pair: 200, colour: 400, sequence: 700, trail: 4_100, 'pure sequence': 5_100 },
}

/** The variant of that name, else twenty-twenty. */
export function teenPattiNamed(name: string): TeenPattiVariant {
  const others: Readonly<Record<string, TeenPattiVariant>> = {
    muflis: muflisTeenPatti,
    joker: jokerTeenPatti,
    'high-trails': highTrailsTeenPatti,
  }
  return others[name] ?? teenPatti
}

interface Winner {
  winner: 'a' | 'b' | 'tie'
}

interface Hands {
  a: HandKind
  b: HandKind
}

/** The outcome has the kinds of both hands beside the winner. */
export type TeenPattiEvent =
  | { type: 'joker'; card: Card }
  | { type: 'card'; to: 'a' | 'b'; card: Card }
  | ({ type: 'outcome' } & Winner & Hands)
  | ResultEvent

/** Spots: 'a', 'b', 'a-pair-plus', 'b-pair-plus'. */
export function teenPattiRules(variant: TeenPattiVariant): GameRules<TeenPattiEvent> {
  const { lowestWins, hasJoker, counts } = variant
  const playerSpots = playerSpotsOf(variant)
  const handSpots = handSpotsOf(variant)
  return tableRules<Winner & Hands, TeenPattiEvent>({
    spots: new Map<string, Spot<Winner & Hands>>([...playerSpots, ...handSpots]),
    deal(draw) {
      const next = shoeOf(draw, pack)
      const joker = hasJoker ? next() : null
      const dealt = Array.from({ length: 6 }, next)
      const [a, b] = [0, 1].map((player) =>
        strengthOf(
          dealt.filter((_, at) => at % 2 === player),
          joker ? rankOf(joker) : undefined,
        ),
      )
      const lead = ((a ?? 0) - (b ?? 0)) * (lowestWins ? -1 : 1)
      const outcome = { winner: winnerOf(lead), a: kindOf(a ?? 0), b: kindOf(b ?? 0) }
      return {
        outcome,
        events: [
          ...(joker ? [{ type: 'joker', card: joker } as const] : []),
          ...dealt.map((card, at) => ({ type: 'card', to: at % 2 === 0 ? 'a' : 'b', card }) as const),
          { type: 'outcome', ...outcome },
        ],
      }
    },
    returns: () => returnsOf(counts, playerSpots, handSpots),
  })
}

function winnerOf(lead: number): 'a' | 'b' | 'tie' {
  if (lead === 0) return 'tie'
  return lead > 0 ? 'a' : 'b'
}

function playerSpotsOf({ playerTimes }: TeenPattiVariant): Map<string, Spot<Winner>> {
  return new Map(
    (['a', 'b'] as const).map((player) => {
      const timesAt = ({ winner }: Winner) => {
        if (winner === 'tie') return 100
        return winner === player ? playerTimes : 0
      }
      return [player, { kind: 'Player', timesAt }]
    }),
  )
}

function handSpotsOf({ pairPlusTimes: times }: TeenPattiVariant): Map<string, Spot<Hands>> {
  return new Map(
    (['a', 'b'] as const).map((player) => [
      `${player}-pair-plus`,
      { kind: 'Pair or better', timesAt: (hands) => times[hands[player]] ?? 0 },
    ]),
  )
}

/** Neither player is better off, so each wins half of what is not equal. */
function returnsOf(
  { hands, pairs, equalPairs }: HandCounts,
  playerSpots: ReadonlyMap<string, Spot<Winner>>,
  handSpots: ReadonlyMap<string, Spot<Hands>>,
): BetReturn[] {
  return [
    ...returnsOver(playerSpots, [
      [{ winner: 'tie' }, equalPairs],
      [{ winner: 'a' }, (pairs - equalPairs) / 2],
      [{ winner: 'b' }, (pairs - equalPairs) / 2],
    ]),
    ...returnsOver(
      handSpots,
      handKinds.map((kind) => [{ a: kind, b: kind }, hands[kind]]),
    ),
  ]
}
