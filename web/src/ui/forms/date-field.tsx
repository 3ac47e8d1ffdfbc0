import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayOf, dayText } from '../../lib/typed-days.ts'
import { dayProblem } from './day-problem.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type DateFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** 'YYYY-MM-DD', '' for none, or what was typed that is no day. */
  value: string
  /** Called with the day as it is typed, '' for an empty box; with the text itself while it is no day. */
  onDay: (day: string) => void
}

/** A day typed as dd/mm/yyyy, in the same order in every browser and language; a text that is no day is reported on blur. */
export function DateField({ value, onDay, error, onBlur, onFocus, ...field }: DateFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  // A day chosen elsewhere replaces what was typed.
  const chosen = value !== '' && dayOf(value) === value && typed !== null && dayOf(typed) !== value
  const text = chosen || typed === null ? dayText(value) : typed
  return (
    <TextField
      inputMode="numeric"
      placeholder={t`dd/mm/yyyy`}
      autoComplete="off"
      maxLength={40}
      {...field}
      value={text}
      error={error ?? (focused ? undefined : dayProblem(text))}
      onChange={({ target }) => {
        setTyped(target.value)
        onDay(dayOf(target.value) ?? target.value)
      }}
      onFocus={(event) => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        if (dayOf(text) !== null) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
