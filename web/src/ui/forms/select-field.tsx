import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { FieldError } from './text-field.tsx'
import './filters.css'

export type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode
  /** Stands at the right of the label. */
  hint?: ReactNode
  error?: string | undefined
  /** The options: <option> elements. */
  children: ReactNode
}

/** A labelled choice from a list, by the browser's own picker, which suits a phone best. */
export function SelectField({ label, hint, error, id, children, ...select }: SelectFieldProps) {
  const made = useId()
  const selectId = id ?? made
  const errorId = `${selectId}-error`
  return (
    <div>
      <div className="field-label">
        <label htmlFor={selectId}>{label}</label>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </div>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <select
          {...select}
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {children}
        </select>
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  )
}
