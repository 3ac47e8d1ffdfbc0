/** The shown part of a round of blackjack: the cards, and what may be done. */
import type { BlackjackEvent } from '@chaupar/games/rules/tables/blackjack-round'
import type { FaceRound } from '../face.ts'

export interface PlayerHand {
  cards: string[]
  total: number
  isSoft: boolean
  isDoubled: boolean
  /** Its payout in hundredths of its stake; null until it is shown. */
  times: number | null
}

export interface BlackjackAt {
  /** The hole card is null until it is turned. */
  dealer: (string | null)[]
  dealerTotal: number
  hands: PlayerHand[]
  /** Which hand is played. */
  turn: number
  /** The stake of a hand that is not doubled, in paise. */
  basePaise: number
  /** What insurance paid, in hundredths of its stake; null without one, or before it is shown. */
  insuranceTimes: number | null
  isInsured: boolean
  /** The dealer has looked at the hole card: insurance is not offered any more. */
  hasPeeked: boolean
  isOver: boolean
}

export function blackjackOf(round: FaceRound<BlackjackEvent> | null): BlackjackAt {
  const at: BlackjackAt = {
    dealer: [],
    dealerTotal: 0,
    hands: [emptyHand([])],
    turn: 0,
    basePaise: 0,
    insuranceTimes: null,
    isInsured: false,
    hasPeeked: false,
    isOver: false,
  }
  let insurancePaise = 0
  for (const event of round?.events ?? []) {
    const hand = 'hand' in event ? at.hands[event.hand] : undefined
    if (event.type === 'card' && event.to === 'dealer') {
      at.dealer.push(event.card)
      at.dealerTotal = event.total
    } else if (event.type === 'card' && hand !== undefined) {
      hand.cards.push(event.card)
      Object.assign(hand, { total: event.total, isSoft: event.isSoft })
    } else if (event.type === 'hole') at.dealer.push(null)
    else if (event.type === 'reveal') {
      at.dealer = at.dealer.map((card) => card ?? event.card)
      at.dealerTotal = event.total
    } else if (event.type === 'split') at.hands = (at.hands[0]?.cards ?? []).map((card) => emptyHand([card]))
    else if (event.type === 'double' && hand !== undefined) hand.isDoubled = true
    else if (event.type === 'turn') at.turn = event.hand
    else if (event.type === 'insurance') insurancePaise = event.amountPaise
    else if (event.type === 'peek') at.hasPeeked = true
    else if (event.type === 'result') settle(at, event)
  }
  const stakes = at.hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0)
  return {
    ...at,
    isInsured: insurancePaise > 0,
    basePaise: Math.round(((round?.stakePaise ?? 0) - insurancePaise) / stakes),
  }
}

function emptyHand(cards: string[]): PlayerHand {
  return { cards, total: 0, isSoft: false, isDoubled: false, times: null }
}

function settle(at: BlackjackAt, { hands, insurance }: Extract<BlackjackEvent, { type: 'result' }>): void {
  at.isOver = true
  for (const [index, { times }] of hands.entries()) {
    const hand = at.hands[index]
    if (hand !== undefined) hand.times = times
  }
  at.insuranceTimes = insurance?.times ?? null
}

/** What the hand in turn may do, by games/rules/tables/blackjack-round.ts. The server has the last word. */
export function mayOf({
  hands,
  turn,
  dealer,
  hasPeeked,
}: BlackjackAt): Record<'hit' | 'double' | 'split' | 'insurance', boolean> {
  const { cards, total } = hands[turn] ?? emptyHand([])
  const [first = '', second = ''] = cards
  const isPair = cards.length === 2 && pointsOf(first) === pointsOf(second)
  return {
    hit: total < 21,
    double: total < 21 && cards.length === 2,
    split: isPair && hands.length === 1,
    insurance: dealer[0]?.startsWith('A') === true && !hasPeeked,
  }
}

/** An ace and a ten as the first two cards, of a hand that is not split. */
export function isBlackjack(cards: readonly string[], hands: number): boolean {
  return (
    hands === 1 &&
    cards.length === 2 &&
    cards.reduce((sum, card) => sum + pointsOf(card), 0) === 11 &&
    cards.some((card) => card.startsWith('A'))
  )
}

function pointsOf(card: string): number {
  const rank = card.slice(0, 1)
  if (rank === 'A') return 1
  return 'TJQK'.includes(rank) ? 10 : Number(rank)
}
