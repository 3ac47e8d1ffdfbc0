/** 32 cards: four players start with 8, 9, 10 and 11 points, add a card from six to king, and the most points win. */
import { type Card, pack, rankOf, shoeOf } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import { type Dealt, type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

/** Payout of a bet on a player, by the points that the player starts with, and one on the parity of a player's points. */
export interface ThirtyTwoCardsVariant {
  playerTimes: Readonly<Record<Player, number>>
  parityTimes: number
}

export const thirtyTwoCards: ThirtyTwoCardsVariant = {
  playerTimes: { 8: 1_240, 9: 590, 10: 330, 11: 209 },
  parityTimes: 195,
}

const players = [8, 9, 10, 11] as const
type Player = (typeof players)[number]

/** Six to king of each suit. */
const deck: readonly Card[] = pack.filter((card) => rankOf(card) >= 6)
const leastRank = 6
const ranksOfDeck = 8

interface Race {
  /** Points after the first card, in the order of the players. */
  points: readonly number[]
  /** One player; several only when the cards ran out on a tie, a dead heat that shares the win. */
  winners: readonly Player[]
}

/** Each card with the points of its player until then. */
export type ThirtyTwoCardsEvent =
  | { type: 'card'; to: Player; card: Card; points: number }
  | { type: 'outcome'; winners: readonly Player[] }
  | ResultEvent

/**
 * Spots: 'player-8' to 'player-11', 'player-8-odd', 'player-8-even' and so on, of the points after the first card. Those
 * who lead together get a card each until one leads alone.
 */
export function thirtyTwoCardsRules(variant: ThirtyTwoCardsVariant): GameRules<ThirtyTwoCardsEvent> {
  const spots = spotsOf(variant)
  return tableRules<Race, ThirtyTwoCardsEvent>({
    spots,
    deal(draw) {
      return race(shoeOf(draw, deck))
    },
    returns: () => returnsOver(spots, outcomes()),
  })
}

function race(next: () => Card): Dealt<Race, ThirtyTwoCardsEvent> {
  const points = new Map<Player, number>(players.map((player) => [player, player]))
  const events: ThirtyTwoCardsEvent[] = []
  const addCard = (player: Player) => {
    const card = next()
    const sum = (points.get(player) ?? 0) + rankOf(card)
    points.set(player, sum)
    events.push({ type: 'card', to: player, card, points: sum })
  }
  for (const player of players) addCard(player)
  const first = [...points.values()]
  let winners = leadersOf(first)
  while (winners.length > 1 && deck.length - events.length >= winners.length) {
    for (const player of winners) addCard(player)
    const most = Math.max(...points.values())
    winners = winners.filter((player) => points.get(player) === most)
  }
  return { outcome: { points: first, winners }, events: [...events, { type: 'outcome', winners }] }
}

/** Who has the most points, given in the order of the players. */
function leadersOf(points: readonly number[]): Player[] {
  const most = Math.max(...points)
  return players.filter((_, at) => points[at] === most)
}

function spotsOf({ playerTimes, parityTimes }: ThirtyTwoCardsVariant): Map<string, Spot<Race>> {
  return new Map(
    players.flatMap((player, at): [string, Spot<Race>][] => {
      const parity = (wanted: number): Spot<Race> => ({
        kind: 'Odd or even points',
        timesAt: ({ points }) => ((points[at] ?? 0) % 2 === wanted ? parityTimes : 0),
      })
      const win: Spot<Race> = {
        kind: `Player ${player}`,
        timesAt: ({ winners }) => (winners.includes(player) ? Math.floor(playerTimes[player] / winners.length) : 0),
      }
      return [
        [`player-${player}`, win],
        [`player-${player}-odd`, parity(1)],
        [`player-${player}-even`, parity(0)],
      ]
    }),
  )
}

/**
 * Every four ranks in turn, weighed by their cards; of those who lead together each wins as often as another, for the cards
 * that decide come alike to all.
 */
function* outcomes(): Generator<[Race, number]> {
  for (let code = 0; code < ranksOfDeck ** players.length; code += 1) {
    const ranks = players.map((_, at) => leastRank + (Math.floor(code / ranksOfDeck ** at) % ranksOfDeck))
    const cards = ranks.map((rank, at) => 4 - ranks.slice(0, at).filter((earlier) => earlier === rank).length)
    const weight = cards.reduce((product, count) => product * count, 1)
    const points = ranks.map((rank, at) => rank + (players[at] ?? 0))
    const leaders = leadersOf(points)
    for (const winner of leaders) yield [{ points, winners: [winner] }, weight / leaders.length]
  }
}
