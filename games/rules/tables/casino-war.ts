/** Casino war: the higher card wins; at a tie the player gives up half, or goes to war with a second stake. */
import { type Bet, betsOf } from '../bets.ts'
import { type Card, packsOf, rankOf, shoeOf } from '../cards.ts'
import {
  type BetReturn,
  checkMode,
  type GameAction,
  GameRefusal,
  type GameRules,
  inOrder,
  paidOver,
  type RoundOutcome,
} from '../rules.ts'

export interface CasinoWarVariant {
  packs: number
  /** A bet that the first cards tie. */
  tieTimes: number
  /** What the first stake pays when the war is tied too, which the player wins; 100 when the war is merely won. */
  secondTieTimes: number
}

export const casinoWar: CasinoWarVariant = { packs: 6, tieTimes: 1_100, secondTieTimes: 200 }

const spots = new Set(['ante', 'tie'])
const burnt = 3
const samplePaise = 10_000

/**
 * `meta` is that of `betsOf`, on 'ante', which must be there, and 'tie'. Events: { type: 'card', to: 'player' or 'dealer', card }
 * twice; at a tie the actions 'war' and 'surrender', the first with { type: 'burn', count } and two cards more; at last
 * { type: 'result', bets: [{ on: 'ante', 'tie' or 'war', amountPaise, times }] }.
 */
export function casinoWarRules(variant: CasinoWarVariant): GameRules {
  const modes = ['base'] as const
  const shoe = packsOf(variant.packs)
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const bets = betsOf(stakePaise, meta, (on) => spots.has(on))
      const ante = bets.find(({ on }) => on === 'ante')
      if (!ante) throw new GameRefusal('Place a bet on the cards first')
      return { stakePaise, play: (actions, draw) => playRound(variant, bets, ante, actions, shoeOf(draw, shoe)) }
    },
    returns: () => returnsOf(variant),
    sampleBets: () => [
      { amountPaise: samplePaise, mode: 'base', meta: { bets: [{ on: 'ante', amountPaise: samplePaise }] } },
      {
        amountPaise: 2 * samplePaise,
        mode: 'base',
        meta: { bets: [...spots].map((on) => ({ on, amountPaise: samplePaise })) },
      },
    ],
  }
}

function playRound(
  { tieTimes, secondTieTimes }: CasinoWarVariant,
  bets: readonly Bet[],
  ante: Bet,
  actions: readonly GameAction[],
  next: () => Card,
): RoundOutcome {
  const first = faceOff(next)
  const settle = (
    antePays: number,
    events: readonly { type: string }[] = [],
    war: { times: number } | null = null,
  ): RoundOutcome => {
    const settled = [
      ...bets.map((bet) => ({ ...bet, times: bet.on === 'ante' ? antePays : first.lead === 0 ? tieTimes : 0 })),
      ...(war ? [{ on: 'war', amountPaise: ante.amountPaise, times: war.times }] : []),
    ]
    return {
      events: inOrder([...first.events, ...events, { type: 'result', bets: settled }]),
      stakePaise: settled.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      payoutPaise: paidOver(settled),
      actions: [],
      safest: null,
    }
  }
  const [decision, ...more] = actions
  if (first.lead !== 0) {
    if (decision) throw new GameRefusal('This round is over')
    return settle(first.lead > 0 ? 200 : 0)
  }
  if (!decision)
    return {
      events: inOrder(first.events),
      stakePaise: bets.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      payoutPaise: null,
      actions: ['war', 'surrender'],
      safest: { action: 'surrender' },
    }
  if (decision.action !== 'war' && decision.action !== 'surrender') throw new GameRefusal('That is not possible now')
  if (more.length > 0) throw new GameRefusal('This round is over')
  if (decision.action === 'surrender') return settle(50)
  for (let card = 0; card < burnt; card += 1) next()
  const second = faceOff(next)
  const events = [{ type: 'burn', count: burnt }, ...second.events]
  if (second.lead < 0) return settle(0, events, { times: 0 })
  return settle(second.lead === 0 ? secondTieTimes : 100, events, { times: 200 })
}

/** A card each. `lead` is above zero when the player's is the higher one; the ace is high. */
function faceOff(next: () => Card): { lead: number; events: { type: string; to: string; card: Card }[] } {
  const [player, dealer] = [next(), next()]
  const height = (card: Card) => (rankOf(card) === 1 ? 14 : rankOf(card))
  return {
    lead: height(player) - height(dealer),
    events: [
      { type: 'card', to: 'player', card: player },
      { type: 'card', to: 'dealer', card: dealer },
    ],
  }
}

/** Gains of a first stake of 1; neither side is better off, so each wins half of what is no tie. The burnt cards change nothing. */
function returnsOf({ packs, tieTimes, secondTieTimes }: CasinoWarVariant): BetReturn[] {
  const cards = 52 * packs
  const ofRank = 4 * packs
  const tie = (ofRank - 1) / (cards - 1)
  const deals = (cards - 2) * (cards - 3)
  // Two cards are gone of the rank that tied.
  const secondTie = ((ofRank - 2) * (ofRank - 3) + 12 * ofRank * (ofRank - 1)) / deals
  const warGain = secondTie * (secondTieTimes / 100) + ((1 - secondTie) / 2) * (1 - 2)
  return [
    { bet: 'Ante, war at a tie', expected: 1 + tie * warGain, mostTimes: secondTieTimes + 200, proof: 'closed form' },
    { bet: 'Ante, surrender at a tie', expected: 1 - tie / 2, mostTimes: 200, proof: 'closed form' },
    { bet: 'Tie', expected: (tie * tieTimes) / 100, mostTimes: tieTimes, proof: 'closed form' },
  ]
}
