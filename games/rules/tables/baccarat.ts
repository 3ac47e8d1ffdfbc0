/** Baccarat (punto banco): two hands by fixed rules of a third card. */
import { type Card, packsOf, rankOf, shoeOf } from '../cards.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

export interface BaccaratVariant {
  packs: number
  /** Payout of a won bet on the banker. */
  bankerTimes: number
  /** Its payout when the banker wins with a six: half of even money where there is no commission. */
  bankerSixTimes: number
}

export const commissionBaccarat: BaccaratVariant = { packs: 8, bankerTimes: 195, bankerSixTimes: 195 }

export const noCommissionBaccarat: BaccaratVariant = { packs: 8, bankerTimes: 200, bankerSixTimes: 150 }

/** A commission of four per cent instead of five. */
export const lowCommissionBaccarat: BaccaratVariant = { packs: 8, bankerTimes: 196, bankerSixTimes: 196 }

/** The variant of that name, else the one with the usual commission. */
export function baccaratNamed(name: string): BaccaratVariant {
  if (name === 'no-commission') return noCommissionBaccarat
  return name === 'low-commission' ? lowCommissionBaccarat : commissionBaccarat
}

const tieTimes = 900
const pairTimes = 1_200

interface Totals {
  player: number
  banker: number
}

interface Pairs {
  playerPair: boolean
  bankerPair: boolean
}

/** Each card with the total of its hand until then. */
export type BaccaratEvent =
  | { type: 'card'; to: 'player' | 'banker'; card: Card; total: number }
  | { type: 'outcome'; winner: 'player' | 'banker' | 'tie' }
  | ResultEvent

/** Spots: 'player', 'banker', 'tie', 'player-pair', 'banker-pair'. */
export function baccaratRules(variant: BaccaratVariant): GameRules<BaccaratEvent> {
  const shoe = packsOf(variant.packs)
  const mainSpots = mainSpotsOf(variant)
  const spots = new Map<string, Spot<Totals & Pairs>>([...mainSpots, ...pairSpots])
  return tableRules<Totals & Pairs, BaccaratEvent>({
    spots,
    deal(draw) {
      const next = shoeOf(draw, shoe)
      const hands: { player: Card[]; banker: Card[] } = { player: [], banker: [] }
      const events: BaccaratEvent[] = []
      const deal = (to: 'player' | 'banker') => {
        const card = next()
        hands[to].push(card)
        events.push({ type: 'card', to, card, total: totalOf(hands[to].map(pointsOf)) })
        return pointsOf(card)
      }
      for (const to of ['player', 'banker', 'player', 'banker'] as const) deal(to)
      const totals = () => ({
        player: totalOf(hands.player.map(pointsOf)),
        banker: totalOf(hands.banker.map(pointsOf)),
      })
      const first = totals()
      const third = playerDraws(first) ? deal('player') : null
      if (bankerDraws(first, third)) deal('banker')
      const last = totals()
      return {
        outcome: { ...last, playerPair: isPair(hands.player), bankerPair: isPair(hands.banker) },
        events: [...events, { type: 'outcome', winner: winnerOf(last) }],
      }
    },
    returns: () => [
      ...returnsOver(mainSpots, totalsOutcomes(variant.packs)),
      ...returnsOver(pairSpots, pairOutcomes(variant.packs)),
    ],
  })
}

/** Points of a card: the ace 1, ten and faces 0. */
function pointsOf(card: Card): number {
  const rank = rankOf(card)
  return rank < 10 ? rank : 0
}

function totalOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10
}

function winnerOf({ player, banker }: Totals): 'player' | 'banker' | 'tie' {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

/** Totals of two cards each: eight and nine are naturals and end the round. */
function isNatural({ player, banker }: Totals): boolean {
  return player >= 8 || banker >= 8
}

function playerDraws(totals: Totals): boolean {
  return !isNatural(totals) && totals.player <= 5
}

/** `third` is the value of the player's third card, null when the player stood. */
function bankerDraws(totals: Totals, third: number | null): boolean {
  if (isNatural(totals)) return false
  const { banker } = totals
  if (third === null) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

function mainSpotsOf({ bankerTimes, bankerSixTimes }: BaccaratVariant): Map<string, Spot<Totals>> {
  const side = (totals: Totals, wanted: 'player' | 'banker', times: number) => {
    const winner = winnerOf(totals)
    if (winner === 'tie') return 100
    return winner === wanted ? times : 0
  }
  return new Map([
    ['player', { kind: 'Player', timesAt: (totals) => side(totals, 'player', 200) }],
    [
      'banker',
      {
        kind: 'Banker',
        timesAt: (totals) => side(totals, 'banker', totals.banker === 6 ? bankerSixTimes : bankerTimes),
      },
    ],
    ['tie', { kind: 'Tie', timesAt: (totals) => (winnerOf(totals) === 'tie' ? tieTimes : 0) }],
  ])
}

const pairSpots: ReadonlyMap<string, Spot<Pairs>> = new Map([
  ['player-pair', { kind: 'Pair', timesAt: ({ playerPair }: Pairs) => (playerPair ? pairTimes : 0) }],
  ['banker-pair', { kind: 'Pair', timesAt: ({ bankerPair }: Pairs) => (bankerPair ? pairTimes : 0) }],
])

/** The first two cards of a hand: of the same rank or not. */
function pairOutcomes(packs: number): [Pairs, number][] {
  const same = 4 * packs - 1
  return [
    [{ playerPair: true, bankerPair: true }, same],
    [{ playerPair: false, bankerPair: false }, 52 * packs - 1 - same],
  ]
}

/** Every pair of final totals with its share of all deals, over the values of six cards in the order in which they are dealt. */
function totalsOutcomes(packs: number): [Totals, number][] {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * packs)
  let cards = 52 * packs
  const shares = Array.from({ length: 100 }, () => 0)
  /** Goes on with each value that is left, and with its share. */
  const eachCard = (share: number, go: (value: number, share: number) => void) => {
    for (const [value, count] of left.entries()) {
      if (count === 0) continue
      const next = (share * count) / cards
      left[value] = count - 1
      cards -= 1
      go(value, next)
      left[value] = count
      cards += 1
    }
  }
  const end = (player: number, banker: number, share: number) => {
    const at = 10 * (player % 10) + (banker % 10)
    shares[at] = (shares[at] ?? 0) + share
  }
  const drawBanker = (totals: Totals, player: number, third: number | null, share: number) => {
    if (!bankerDraws(totals, third)) end(player, totals.banker, share)
    else eachCard(share, (value, next) => end(player, totals.banker + value, next))
  }
  eachCard(1, (player1, share1) =>
    eachCard(share1, (banker1, share2) =>
      eachCard(share2, (player2, share3) =>
        eachCard(share3, (banker2, share4) => {
          const totals = { player: (player1 + player2) % 10, banker: (banker1 + banker2) % 10 }
          if (!playerDraws(totals)) drawBanker(totals, totals.player, null, share4)
          else eachCard(share4, (third, share5) => drawBanker(totals, totals.player + third, third, share5))
        }),
      ),
    ),
  )
  return shares.map((share, at) => [{ player: Math.floor(at / 10), banker: at % 10 }, share])
}
