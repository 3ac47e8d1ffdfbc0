import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees } from '../../lib/money.ts'
import { Box } from '../../ui/basics/page.tsx'
import { Records } from '../../ui/records/records.tsx'
import { StatusMark } from '../../ui/records/status-mark.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { type BonusPart, bonuses } from './queries.ts'
import './bonus-parts.css'

/** The parts of a bonus: how much each is, when it is released, whether it was. */
export function BonusParts({ id }: { id: string }) {
  const { t } = useLingui()
  const parts = useQuery(bonuses.parts(id))
  return (
    <Box title={<Trans>Parts</Trans>}>
      <Loaded of={parts} failed={<Trans>We could not load the parts</Trans>}>
        {(data) => (
          <Records label={t`Parts`} className="bonus-parts">
            {data.parts.map((part) => (
              <Part key={part.part} part={part} />
            ))}
          </Records>
        )}
      </Loaded>
    </Box>
  )
}

function Part({ part: { part, amount, wagerTarget, status, releasedAt } }: { part: BonusPart }) {
  return (
    <li>
      <span className="text-muted">
        <Trans>Part {part}</Trans>
      </span>
      <div>
        <b translate="no">{formatRupees(amount)}</b>
        <small>
          {releasedAt === undefined ? (
            <Trans>at {formatRupees(wagerTarget)} wagered</Trans>
          ) : (
            formatDateTime(releasedAt)
          )}
        </small>
      </div>
      <PartMark status={status} />
    </li>
  )
}

function PartMark({ status }: { status: BonusPart['status'] }) {
  switch (status) {
    case 'released':
      return (
        <StatusMark tone="good">
          <Trans>Released</Trans>
        </StatusMark>
      )
    case 'forfeited':
      return (
        <StatusMark tone="bad">
          <Trans>Lost</Trans>
        </StatusMark>
      )
    case 'locked':
      return (
        <StatusMark tone="open">
          <Trans>To wager</Trans>
        </StatusMark>
      )
  }
}
