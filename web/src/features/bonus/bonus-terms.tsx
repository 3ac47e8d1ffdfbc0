import { Plural, Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees } from '../../lib/money.ts'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import type { Bonus } from './queries.ts'
import './bonus-terms.css'

/** What a player agrees to with a claim: the figures, then the operator's conditions in words. */
export function BonusTerms({ bonus }: { bonus: Bonus }) {
  const { status, wagerTarget, parts, partsReleased, lifeHours, claimUntil, claimedAt, expiresAt, endedAt } = bonus
  return (
    <>
      <Definitions sums>
        <Definition term={<Trans>To wager</Trans>}>{formatRupees(wagerTarget)}</Definition>
        <Definition term={<Trans>Parts</Trans>}>
          {status === 'available' ? (
            parts
          ) : (
            <Trans>
              {partsReleased} of {parts} released
            </Trans>
          )}
        </Definition>
        {lifeHours === undefined ? null : (
          <Definition term={<Trans>Time after the claim</Trans>}>
            <LifeTime hours={lifeHours} />
          </Definition>
        )}
        {claimUntil === undefined ? null : (
          <Definition term={<Trans>Can be claimed until</Trans>}>{formatDateTime(claimUntil)} IST</Definition>
        )}
        {claimedAt === undefined ? null : (
          <Definition term={<Trans>Claimed</Trans>}>{formatDateTime(claimedAt)} IST</Definition>
        )}
        {expiresAt === null || status !== 'active' ? null : (
          <Definition term={<Trans>Ends</Trans>}>{formatDateTime(expiresAt)} IST</Definition>
        )}
        {endedAt === undefined ? null : (
          <Definition term={<Trans>Ended</Trans>}>{formatDateTime(endedAt)} IST</Definition>
        )}
      </Definitions>
      <Conditions bonus={bonus} />
    </>
  )
}

function Conditions({ bonus: { conditions = [] } }: { bonus: Bonus }) {
  if (conditions.length === 0) return null
  return (
    <ul className="bonus-terms-conditions text-sm text-muted">
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  )
}

function LifeTime({ hours }: { hours: number }) {
  if (hours >= 48 && hours % 24 === 0) return <Plural value={hours / 24} one="# day" other="# days" />
  return <Plural value={hours} one="# hour" other="# hours" />
}
