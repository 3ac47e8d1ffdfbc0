import { type ReactNode, useId } from 'react'
import { classNames } from '../basics/class-names.ts'
import './filters.css'

export type Segment<Value extends string> = { value: Value; label: ReactNode }

export type SegmentedProps<Value extends string> = {
  /** Name of the group, shown above it unless `hideLabel`. */
  label: ReactNode
  hideLabel?: boolean
  options: readonly Segment<Value>[]
  /** null: none is chosen, as when dates were typed that are no ready-made range. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, all in sight: radio buttons that look like one bar. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="seg">
      <legend className={classNames(hideLabel && 'sr-only')}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} data-chosen={option.value === value || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
