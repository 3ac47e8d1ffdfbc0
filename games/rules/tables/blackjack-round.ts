/** A round of blackjack as it goes on, from a shuffled shoe. */
import { type Card, rankOf } from '../cards.ts'
import { GameRefusal, inOrder, paidOver, type RoundOutcome } from '../rules.ts'
import { isBlackjack, isPair, pointsOf, totalOf } from './blackjack-hand.ts'

/** What tables differ in. */
export interface BlackjackTable {
  /** Whether the dealer takes a card on a 17 with an ace that counts 11. */
  dealerHitsSoft17: boolean
  /** Payout of a blackjack: 250 is three to two. */
  blackjackTimes: number
}

/** What insurance pays when the dealer has a blackjack. */
export const insuranceTimes = 300

interface Hand {
  readonly cards: Card[]
  amountPaise: number
  isOver: boolean
}

/** The dealer's second card is hidden until the reveal. A turn goes to another hand of a split. */
export type BlackjackEvent =
  | { type: 'card'; to: 'player'; hand: number; card: Card; total: number; isSoft: boolean }
  | { type: 'card'; to: 'dealer'; card: Card; total: number }
  | { type: 'hole' | 'split' }
  | { type: 'reveal'; card: Card; total: number }
  | { type: 'insurance'; amountPaise: number }
  | { type: 'peek'; isBlackjack: boolean }
  | { type: 'double' | 'turn'; hand: number }
  | { type: 'result'; dealer: number; hands: readonly SettledHand[]; insurance: Settled | null }

/** A stake with its payout in hundredths. */
interface Settled {
  amountPaise: number
  times: number
}

interface SettledHand extends Settled {
  total: number
}

export class BlackjackRound {
  readonly #table: BlackjackTable
  readonly #next: () => Card
  readonly #events: BlackjackEvent[] = []
  readonly #dealer: Card[] = []
  #hands: Hand[]
  #turn = 0
  #isInsuranceOpen = false
  #insurancePaise = 0
  #payoutPaise: number | null = null

  /** Deals the first four cards. `next` deals the cards of the shoe one by one. */
  constructor(table: BlackjackTable, stakePaise: number, next: () => Card) {
    this.#table = table
    this.#next = next
    this.#hands = [{ cards: [], amountPaise: stakePaise, isOver: false }]
    this.#dealTo(0)
    this.#dealToDealer()
    this.#dealTo(0)
    this.#dealer.push(next())
    this.#events.push({ type: 'hole' })
    // Half of a single paisa cannot be staked.
    this.#isInsuranceOpen = this.#dealerShows === 1 && stakePaise >= 2
    if (!this.#isInsuranceOpen) this.#peek()
  }

  /** Throws `GameRefusal` at an action that is not possible now. */
  act(action: string): void {
    if (this.#payoutPaise !== null) throw new GameRefusal('This round is over')
    const hand = this.#hands[this.#turn]
    if (!hand || !this.#actions.includes(action)) throw new GameRefusal('That is not possible now')
    if (this.#isInsuranceOpen) {
      this.#isInsuranceOpen = false
      if (action === 'insurance') this.#insure(Math.floor(hand.amountPaise / 2))
      this.#peek()
      // A blackjack, or that insurance was all, leaves nothing of the action to do.
      if (this.#payoutPaise !== null || action === 'insurance') return
    }
    if (action === 'split') this.#split(hand)
    else {
      if (action === 'double') this.#double(hand)
      if (action !== 'stand') this.#dealTo(this.#turn)
      hand.isOver ||= action !== 'hit'
    }
    this.#goOn()
  }

  outcome(): RoundOutcome<BlackjackEvent> {
    const isOver = this.#payoutPaise !== null
    return {
      events: inOrder(this.#events),
      stakePaise: this.#hands.reduce((sum, { amountPaise }) => sum + amountPaise, this.#insurancePaise),
      payoutPaise: this.#payoutPaise,
      actions: isOver ? [] : this.#actions,
      safest: isOver ? null : { action: 'stand' },
    }
  }

  get #dealerShows(): number {
    return this.#dealer[0] ? pointsOf(this.#dealer[0]) : 0
  }

  get #actions(): string[] {
    const cards = this.#hands[this.#turn]?.cards ?? []
    const isFirst = cards.length === 2
    return [
      'stand',
      ...(totalOf(cards).total < 21 ? ['hit', ...(isFirst ? ['double'] : [])] : []),
      ...(isPair(cards) && this.#hands.length === 1 ? ['split'] : []),
      ...(this.#isInsuranceOpen ? ['insurance'] : []),
    ]
  }

  /** A card for a hand of the player, which is over with 21 points or more. */
  #dealTo(at: number): void {
    const hand = this.#hands[at]
    if (!hand) return
    const card = this.#next()
    hand.cards.push(card)
    const { total, isSoft } = totalOf(hand.cards)
    hand.isOver ||= total >= 21
    this.#events.push({ type: 'card', to: 'player', hand: at, card, total, isSoft })
  }

  #dealToDealer(): void {
    const card = this.#next()
    this.#dealer.push(card)
    this.#events.push({ type: 'card', to: 'dealer', card, total: totalOf(this.#dealer).total })
  }

  #insure(amountPaise: number): void {
    this.#insurancePaise = amountPaise
    this.#events.push({ type: 'insurance', amountPaise })
  }

  /** With an ace or a ten the dealer looks at the hole card; a blackjack ends the round. */
  #peek(): void {
    const hasBlackjack = isBlackjack(this.#dealer)
    if (this.#dealerShows === 1 || this.#dealerShows === 10)
      this.#events.push({ type: 'peek', isBlackjack: hasBlackjack })
    if (hasBlackjack) this.#settle()
    else this.#goOn()
  }

  #double(hand: Hand): void {
    hand.amountPaise *= 2
    this.#events.push({ type: 'double', hand: this.#turn })
  }

  #split({ cards, amountPaise }: Hand): void {
    this.#events.push({ type: 'split' })
    this.#hands = cards.map((card) => ({ cards: [card], amountPaise, isOver: false }))
    for (const [at, hand] of this.#hands.entries()) {
      this.#dealTo(at)
      hand.isOver ||= cards.every((card) => rankOf(card) === 1)
    }
  }

  /** To the first hand that is not over; when all are, the dealer plays. */
  #goOn(): void {
    const turn = this.#hands.findIndex(({ isOver }) => !isOver)
    if (turn >= 0) {
      if (turn !== this.#turn) this.#events.push({ type: 'turn', hand: turn })
      this.#turn = turn
    } else {
      this.#settle()
    }
  }

  /** The dealer turns the hole card, draws when a hand depends on it, and all is paid. */
  #settle(): void {
    const dealer = this.#dealer
    const [, hole] = dealer
    if (hole) this.#events.push({ type: 'reveal', card: hole, total: totalOf(dealer).total })
    const isSplit = this.#hands.length > 1
    if (this.#hands.some(({ cards }) => totalOf(cards).total <= 21 && !isBlackjack(cards, isSplit)))
      while (this.#dealerDraws()) this.#dealToDealer()
    const hands = this.#hands.map(({ cards, amountPaise }) => ({
      total: totalOf(cards).total,
      amountPaise,
      times: this.#timesOf(cards, isSplit),
    }))
    const insurance =
      this.#insurancePaise > 0
        ? { amountPaise: this.#insurancePaise, times: isBlackjack(dealer) ? insuranceTimes : 0 }
        : null
    this.#events.push({ type: 'result', dealer: totalOf(dealer).total, hands, insurance })
    this.#payoutPaise = paidOver(insurance ? [...hands, insurance] : hands)
  }

  #dealerDraws(): boolean {
    const { total, isSoft } = totalOf(this.#dealer)
    return total < 17 || (total === 17 && isSoft && this.#table.dealerHitsSoft17)
  }

  #timesOf(cards: readonly Card[], isSplit: boolean): number {
    const player = totalOf(cards).total
    const dealer = totalOf(this.#dealer).total
    if (isBlackjack(cards, isSplit)) return isBlackjack(this.#dealer) ? 100 : this.#table.blackjackTimes
    if (player > 21 || isBlackjack(this.#dealer)) return 0
    if (dealer > 21 || player > dealer) return 200
    return player === dealer ? 100 : 0
  }
}
