import { Trans, useLingui } from '@lingui/react/macro'
import { useToday } from '../../../lib/clock-store.ts'
import { type DateRange, daysOf, type ReadyRange, rangeOf, readDay } from '../../../lib/day-range.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { ShownDays } from '../../../ui/forms/shown-days.tsx'
import { statementTypeNames } from '../names.ts'
import type { StatementFilter, StatementType } from '../queries.ts'
import { StatementExport } from './statement-export.tsx'

export type StatementFiltersProps = {
  type: StatementType | undefined
  range: DateRange
  /** The same as the server wants it, for the file. */
  filter: StatementFilter
  onFilter: (changes: Readonly<Record<string, string>>) => void
  /** The days are turned: nothing can be asked. */
  blocked: boolean
}

/** Type and days of the statement, and its file. */
export function StatementFilters({ type, range, filter, onFilter, blocked }: StatementFiltersProps) {
  const { t } = useLingui()
  const today = useToday()
  const chosen = rangeOf(range, today)
  const ranges: Readonly<Record<ReadyRange, string>> = {
    all: t`All`,
    today: t`Today`,
    week: t`7 days`,
    month: t`30 days`,
  }
  const choose = (ready: ReadyRange) => onFilter(daysOf(ready, today))
  return (
    <FoldedFilters
      summary={
        <>
          {chosen ? ranges[chosen] : <ShownDays days={range} />} · {type ? t(statementTypeNames[type]) : t`All types`}
        </>
      }
      end={<StatementExport filter={filter} blocked={blocked} />}
    >
      <SelectField
        label={<Trans>Type</Trans>}
        value={type ?? ''}
        onChange={(event) => onFilter({ type: event.target.value })}
      >
        <option value="">{t`All types`}</option>
        {Object.entries(statementTypeNames).map(([key, name]) => (
          <option key={key} value={key}>
            {t(name)}
          </option>
        ))}
      </SelectField>
      <Segmented
        label={<Trans>Range</Trans>}
        options={(['all', 'today', 'week', 'month'] as const).map((value) => ({ value, label: ranges[value] }))}
        value={chosen}
        onChange={choose}
      />
      <DateField label={<Trans>From</Trans>} value={range.from} onDay={(day) => onFilter({ from: readDay(day) })} />
      <DateField label={<Trans>To</Trans>} value={range.to} onDay={(day) => onFilter({ to: readDay(day) })} />
    </FoldedFilters>
  )
}
