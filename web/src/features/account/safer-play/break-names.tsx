import { Trans } from '@lingui/react/macro'

/** A break that can be taken, in the words of the contract: hours of a time-out, months of an exclusion. */
export type Break = { kind: 'time-out'; hours: 24 | 48 | 168 | 720 } | { kind: 'exclusion'; months: 6 | 12 | 60 }

export const timeOuts = [24, 48, 168, 720] as const
export const exclusions = [6, 12, 60] as const

/** 'A day', 'Six months'. */
export function BreakLength({ of }: { of: Break }) {
  if (of.kind === 'time-out') {
    if (of.hours === 24) return <Trans>A day</Trans>
    if (of.hours === 48) return <Trans>Two days</Trans>
    return of.hours === 168 ? <Trans>A week</Trans> : <Trans>30 days</Trans>
  }
  if (of.months === 6) return <Trans>Six months</Trans>
  return of.months === 12 ? <Trans>A year</Trans> : <Trans>Five years</Trans>
}

/** The activities that a break stops. */
export function Stopped() {
  return (
    <ul className="safer-play-list">
      <li>
        <Trans>You cannot bet, and open games take no stake.</Trans>
      </li>
      <li>
        <Trans>Offers of yours that still wait in the book lapse.</Trans>
      </li>
      <li>
        <Trans>You cannot open games.</Trans>
      </li>
      <li>
        <Trans>You cannot deposit.</Trans>
      </li>
      <li>
        <Trans>You cannot claim a bonus.</Trans>
      </li>
    </ul>
  )
}

/** The activities that stay possible in a break. */
export function GoingOn() {
  return (
    <ul className="safer-play-list">
      <li>
        <Trans>Your open bets are settled, and what they win is yours.</Trans>
      </li>
      <li>
        <Trans>You can log in, read your statement and withdraw.</Trans>
      </li>
    </ul>
  )
}
