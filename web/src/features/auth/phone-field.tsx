import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent } from 'react'
import { type Control, Controller } from 'react-hook-form'
import PhoneInput from 'react-phone-number-input/input-core'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { IndiaFlag } from './india-flag.tsx'
import { countryCode, india, maxDigits } from './phone.ts'
import type { PhoneValues } from './rules.ts'

export type PhoneFieldProps = { control: Control<PhoneValues>; error: string | undefined }

/** The mobile number, limited to India (spec 2.6, 5): the flag and +91 stand before the box, the form holds '+919820041177'. */
export function PhoneField({ control, error }: PhoneFieldProps) {
  const { t } = useLingui()
  return (
    <Controller
      control={control}
      name="phone"
      render={({ field }) => (
        <PhoneInput
          country="IN"
          international
          withCountryCallingCode={false}
          metadata={india}
          inputComponent={LimitedField}
          ref={field.ref}
          name={field.name}
          value={field.value}
          onChange={(phone) => field.onChange(phone ?? '')}
          onBlur={field.onBlur}
          label={<Trans>Mobile number</Trans>}
          error={error}
          before={<CallingCode label={t`India, +91`} />}
        />
      )}
    />
  )
}

function CallingCode({ label }: { label: string }) {
  return (
    <span
      className="flex shrink-0 items-center gap-2 border-r border-line px-3.5 text-strong"
      role="img"
      aria-label={label}
    >
      <IndiaFlag />
      <span aria-hidden="true" className="pt-0.5">{`+${countryCode}`}</span>
    </span>
  )
}

/** The box stops at 15 digits with the calling code (spec 5); the library's own limit breaks on Android keyboards. */
function LimitedField({ onChange, label, ...rest }: Partial<TextFieldProps>) {
  const limited = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    const digits = text.replace(/\D/g, '').length + (text.trimStart().startsWith('+') ? 0 : countryCode.length)
    if (digits <= maxDigits) onChange?.(event)
  }
  return <TextField {...rest} label={label} type="tel" inputMode="tel" autoComplete="tel-national" onChange={limited} />
}
