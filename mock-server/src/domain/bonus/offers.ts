/** A bonus that every player may claim once. */
export interface BonusOffer {
  id: string
  name: string
  description: string
  amountPaise: number
  /** What must be wagered for the whole of it. */
  wagerTargetPaise: number
  /** Equal parts, each released when its share of the target was wagered. */
  parts: number
  /** How long there is for it, from the claim on. */
  lifeMs: number
  /** How much of what a game's family counts for counts here; a bet on sports counts whole. */
  gamesPercent: number
}

const dayMs = 24 * 60 * 60 * 1000

/** The same for everybody and always: the specification names no rules (7.5). */
export const bonusOffers: readonly BonusOffer[] = [
  {
    id: 'bn-welcome',
    name: 'Welcome bonus',
    description: 'Play money for new players: wager it ten times in 30 days. Each quarter is released on the way.',
    amountPaise: 1_000_00,
    wagerTargetPaise: 10_000_00,
    parts: 4,
    lifeMs: 30 * dayMs,
    gamesPercent: 100,
  },
  {
    id: 'bn-cricket',
    name: 'Cricket week bonus',
    description: 'Wager it five times in 7 days. Each half is released on the way. Games do not count.',
    amountPaise: 500_00,
    wagerTargetPaise: 2_500_00,
    parts: 2,
    lifeMs: 7 * dayMs,
    gamesPercent: 0,
  },
  {
    id: 'bn-weekend',
    name: 'Weekend bonus',
    description:
      'Wager it three times in 48 hours. Each third is released on the way. Games count at half their rates.',
    amountPaise: 100_00,
    wagerTargetPaise: 300_00,
    parts: 3,
    lifeMs: 2 * dayMs,
    gamesPercent: 50,
  },
]

export function offerOf(bonusId: string): BonusOffer | null {
  return bonusOffers.find(({ id }) => id === bonusId) ?? null
}
