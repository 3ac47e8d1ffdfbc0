import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import PhoneInput from 'react-phone-number-input/input-core'
import { digitsOf, latinDigits } from '../../lib/typed-numbers.ts'
import { TextField, type TextFieldProps } from '../../ui/forms/text-field.tsx'
import { IndiaFlag } from './india-flag.tsx'
import { countryCode, india, maxDigits, numberOf } from './phone.ts'
import type { PhoneValues } from './rules.ts'

export type PhoneFieldProps = { control: Control<PhoneValues>; error: string | undefined }

/**
 * The mobile number, limited to India (spec 2.6, 5): the flag and +91 stand before the box, the form holds '+919820041177'.
 *
 * The library's box and its owner tell each other their values in effects, and under quick typing the two chase each other
 * for ever (seen in Chromium). So the value flows one way: the box gets only its first, and the form reads what is shown.
 */
export function PhoneField({ control, error }: PhoneFieldProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'phone' })
  const [first] = useState(field.value)
  return (
    <PhoneInput
      country="IN"
      international
      withCountryCallingCode={false}
      metadata={india}
      inputComponent={Box}
      ref={field.ref}
      name={field.name}
      value={first}
      onChange={nothing}
      onBlur={field.onBlur}
      label={<Trans>Mobile number</Trans>}
      error={error}
      before={<CallingCode label={t`India, +91`} />}
      held={field.value}
      onHeld={field.onChange}
    />
  )
}

/** All optional, since the library hands them through without knowing them. */
type BoxProps = Partial<TextFieldProps> & {
  /** The number as the form holds it, and how the form is told another. */
  held?: string
  onHeld?: (phone: string) => void
}

function nothing(): void {}

function CallingCode({ label }: { label: string }) {
  return (
    <span className="phone-field-country" role="img" aria-label={label}>
      <IndiaFlag />
      <span aria-hidden="true" className="phone-field-code">{`+${countryCode}`}</span>
    </span>
  )
}

/** The box stops at 15 digits with the calling code (spec 5); the library's own limit breaks on Android keyboards. */
function Box({ onChange, label, value, held, onHeld, ...rest }: BoxProps) {
  const shown = numberOf(String(value ?? ''))
  useEffect(() => {
    if (shown !== held) onHeld?.(shown)
  }, [shown, held, onHeld])
  const limited = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = withoutCallingCode(latinDigits(event.target.value))
    const digits = digitsOf(event.target.value).length + countryCode.length
    if (digits <= maxDigits) onChange?.(event)
  }
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      onChange={limited}
    />
  )
}

/** +91 stands before the box: a number that is pasted, or typed, with its calling code would have it twice. */
function withoutCallingCode(text: string): string {
  const digits = digitsOf(text)
  const international = text.trimStart().startsWith(`+${countryCode}`) || digits.length === 12
  return international && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : text
}
