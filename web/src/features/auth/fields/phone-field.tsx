import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import PhoneInput from 'react-phone-number-input/input-core'
import { countryCode } from '../../../lib/mobile-number.ts'
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx'
import { faultOf, india, nationalPart, numberOf } from './phone.ts'
import type { PhoneValues } from './rules.ts'
import './phone-field.css'

export type PhoneFieldProps = { control: Control<PhoneValues>; error: string | undefined }

/**
 * The mobile number, limited to India (spec 2.6, 5): the flag and +91 stand before the box, the form holds '+919820041177'.
 *
 * The library's box and its owner pass each other their values in effects, and under quick typing the two chase each other
 * for ever (seen in Chromium). So the value flows one way: the box gets only its first, and the form reads what is shown.
 */
export function PhoneField({ control, error }: PhoneFieldProps) {
  const { t } = useLingui()
  const { field } = useController({ control, name: 'phone' })
  const [first] = useState(field.value)
  const fault = error === undefined ? null : faultOf(field.value)
  const details = {
    short: t`This is too short: an Indian mobile number has 10 digits.`,
    long: t`This is too long: an Indian mobile number has 10 digits.`,
    start: t`An Indian mobile number begins with 6, 7, 8 or 9.`,
  }
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
      errorDetail={fault === null ? undefined : details[fault]}
      before={<CallingCode label={t`India, +91`} />}
      held={field.value}
      onHeld={field.onChange}
    />
  )
}

/** All optional, since the library passes them on untyped. */
type BoxProps = Partial<TextFieldProps> & {
  /** The number as the form holds it, and how the form gets another. */
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
    event.target.value = nationalPart(event.target.value)
    onChange?.(event)
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

/** India's flag, drawn here: no picture comes from a foreign host. */
function IndiaFlag() {
  return (
    <svg width="21" height="14" viewBox="0 0 21 14" aria-hidden="true" className="india-flag">
      <path fill="#FF9933" d="M0 0h21v4.67H0z" />
      <path fill="#FFFFFF" d="M0 4.67h21v4.66H0z" />
      <path fill="#138808" d="M0 9.33h21V14H0z" />
      <circle cx="10.5" cy="7" r="1.75" fill="none" stroke="#000080" strokeWidth=".5" />
      <circle cx="10.5" cy="7" r=".45" fill="#000080" />
      <path stroke="#000080" strokeWidth=".2" d="M10.5 5.25v3.5M8.75 7h3.5M9.26 5.76l2.48 2.48M11.74 5.76 9.26 8.24" />
    </svg>
  )
}
