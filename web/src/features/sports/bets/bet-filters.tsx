import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useToday } from '../../../lib/clock-store.ts'
import { type DateRange, daysOf, type ReadyRange, rangeOf, readDay } from '../../../lib/day-range.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { ShownDays } from '../../../ui/forms/shown-days.tsx'
import { type BetFilter, marketTypes } from './bet-history.ts'
import './bet-filters.css'

type BetFiltersProps = {
  filter: BetFilter
  onFilter: (changes: Readonly<Record<string, string>>) => void
  /** At the end of the row. */
  end?: ReactNode
}

/** Days and market type (spec 7.4) of the bets. */
export function BetFilters({ filter, onFilter, end }: BetFiltersProps) {
  const { days, type } = filter
  const types = useTypeNames()
  const ranges = useRangeNames()
  const today = useToday()
  const range = rangeOf(days, today)
  return (
    <FoldedFilters
      summary={
        <>
          {range ? ranges[range] : <ShownDays days={days} />} · {types[type ?? 'all']}
        </>
      }
      end={end}
    >
      <Segmented
        label={<Trans>Range</Trans>}
        hideLabel
        options={(['all', 'today', 'week', 'month'] as const)
          .filter((ready) => ready !== 'all' || filter.status === 'open')
          .map((value) => ({ value, label: ranges[value] }))}
        value={range}
        onChange={(ready) => onFilter(changesOf(ready, filter, today))}
      />
      <Segmented
        label={<Trans>Market type</Trans>}
        hideLabel
        options={(['all', ...marketTypes] as const).map((value) => ({ value, label: types[value] }))}
        value={type ?? 'all'}
        onChange={(chosen) => onFilter({ markettype: chosen === 'all' ? '' : chosen })}
      />
      <div className="bet-days">
        <DateField label={<Trans>From</Trans>} value={days.from} onDay={(day) => onFilter({ from: readDay(day) })} />
        <DateField label={<Trans>To</Trans>} value={days.to} onDay={(day) => onFilter({ to: readDay(day) })} />
      </div>
    </FoldedFilters>
  )
}

function useRangeNames(): Readonly<Record<ReadyRange, string>> {
  const { t } = useLingui()
  return { all: t`All days`, today: t`Today`, week: t`7 days`, month: t`30 days` }
}

function useTypeNames(): Readonly<Record<'all' | (typeof marketTypes)[number], string>> {
  const { t } = useLingui()
  return { all: t`All markets`, match_odds: t`Match odds`, bookmaker: t`Bookmaker`, fancy: t`Fancy` }
}

/** What a ready-made range changes; all days are what the open bets begin with. */
function changesOf(ready: ReadyRange, { status }: BetFilter, today: string): DateRange {
  return status === 'open' && ready === 'all' ? { from: '', to: '' } : daysOf(ready, today)
}
