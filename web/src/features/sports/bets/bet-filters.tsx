import { Trans } from '@lingui/react/macro'
import { daysOf, type ReadyRange, rangeOf } from '../../../lib/day-range.ts'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BetExport } from './bet-export.tsx'
import type { BetFilter } from './bet-history.ts'
import './bet-filters.css'

type BetFiltersProps = {
  filter: BetFilter
  onFilter: (changes: Readonly<Record<string, string>>) => void
  /** The days are turned: nothing can be asked. */
  blocked: boolean
}

/** The filters of My bets (spec 7.4): state, days, market type. */
export function BetFilters({ filter, onFilter, blocked }: BetFiltersProps) {
  const { days, status, type } = filter
  const choose = (ready: ReadyRange) => onFilter(daysOf(ready, new Date()))
  return (
    <div className="filters">
      <Segmented
        label={<Trans>Show</Trans>}
        options={[
          { value: 'all', label: <Trans>All</Trans> },
          { value: 'open', label: <Trans>Open</Trans> },
          { value: 'settled', label: <Trans>Settled</Trans> },
        ]}
        value={status ?? 'all'}
        onChange={(chosen) => onFilter({ betstatus: chosen === 'all' ? '' : chosen })}
      />
      <Segmented
        label={<Trans>Market type</Trans>}
        options={[
          { value: 'all', label: <Trans>All markets</Trans> },
          { value: 'match_odds', label: <Trans>Match odds</Trans> },
          { value: 'fancy', label: <Trans>Fancy</Trans> },
        ]}
        value={type ?? 'all'}
        onChange={(chosen) => onFilter({ markettype: chosen === 'all' ? '' : chosen })}
      />
      <div className="bet-range">
        <Segmented
          label={<Trans>Range</Trans>}
          options={[
            { value: 'today', label: <Trans>Today</Trans> },
            { value: 'week', label: <Trans>7 days</Trans> },
            { value: 'month', label: <Trans>30 days</Trans> },
          ]}
          value={rangeOf(days, new Date())}
          onChange={choose}
        />
      </div>
      <TextField
        type="date"
        label={<Trans>From</Trans>}
        value={days.from}
        onChange={(event) => onFilter({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={<Trans>To</Trans>}
        value={days.to}
        onChange={(event) => onFilter({ to: event.target.value })}
      />
      <div className="filters-end">
        <BetExport filter={filter} blocked={blocked} />
      </div>
    </div>
  )
}
