import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { memo, useId } from 'react'
import type { SearchOption } from './search-options.ts'
import './filter-chips.css'

export type FilterChipsProps = {
  label: string
  options: readonly SearchOption[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** A filter of the search: any number of words switched on. Not drawn with each letter that is typed over it. */
export const FilterChips = memo(function FilterChips({ label, options, chosen, onChoose }: FilterChipsProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row in every browser
    <div role="group" aria-labelledby={id} className="filter-chips">
      <span id={id}>{label}</span>
      <div>
        {options.map(({ value, label: name }) => {
          const on = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={on}
              onClick={() => onChoose(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
            >
              {on ? <Check size={16} aria-hidden="true" /> : null}
              {typeof name === 'string' ? name : i18n._(name)}
            </button>
          )
        })}
      </div>
    </div>
  )
})
