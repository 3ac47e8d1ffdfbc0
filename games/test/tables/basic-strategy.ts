import { fieldsOf, type GameAction, type RoundOutcome } from '../../rules/rules.ts'

/** What the player sees of the hand that is played. */
interface Seen {
  total: number
  isSoft: boolean
  /** The dealer's card, 11 for an ace. */
  up: number
}

/**
 * Basic strategy of many packs, the dealer standing on all 17, double after a split: the next action by total and the dealer's
 * card. Insurance is never taken.
 */
export function basicStrategy(outcome: RoundOutcome): GameAction {
  const seen = seenIn(outcome)
  const can = (action: string) => outcome.actions.includes(action)
  if (can('split') && isSplitGood(seen)) return { action: 'split' }
  if (can('double') && isDoubleGood(seen)) return { action: 'double' }
  return { action: can('hit') && isHitGood(seen) ? 'hit' : 'stand' }
}

function seenIn({ events }: RoundOutcome): Seen {
  const seen = events.map((event) => fieldsOf(event))
  const { hand = 0 } = seen.findLast(({ type }) => type === 'turn') ?? {}
  const { total, isSoft } = seen.findLast((event) => event.to === 'player' && event.hand === hand) ?? {}
  const up = seen.find(({ to }) => to === 'dealer')
  return { total: Number(total), isSoft: isSoft === true, up: Number(up?.total) }
}

/** By the total of the pair; a soft one is of aces. */
function isSplitGood({ total, isSoft, up }: Seen): boolean {
  if (isSoft) return true
  switch (total / 2) {
    case 2:
    case 3:
    case 7:
      return up <= 7
    case 4:
      return up === 5 || up === 6
    case 6:
      return up <= 6
    case 8:
      return true
    case 9:
      return up <= 9 && up !== 7
    default:
      return false
  }
}

function isDoubleGood({ total, isSoft, up }: Seen): boolean {
  if (isSoft) {
    const least = total <= 14 ? 5 : total <= 16 ? 4 : 3
    return total <= 18 && up >= least && up <= 6
  }
  if (total === 9) return up >= 3 && up <= 6
  if (total === 10) return up <= 9
  return total === 11 && up <= 10
}

function isHitGood({ total, isSoft, up }: Seen): boolean {
  if (isSoft) return total <= 17 || (total === 18 && up >= 9)
  if (total <= 11) return true
  if (total === 12) return up < 4 || up > 6
  return total <= 16 && up > 6
}
