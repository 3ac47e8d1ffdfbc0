import { t } from '@lingui/core/macro'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

/** Characters of a password (spec 9). */
const passwordLength = { min: 8, max: 20 } as const

/** The error text for a field, as in spec 5 where it has one; undefined if the value is valid. */
export const passwordRules = {
  currentPassword: (text: string) => (text === '' ? t`Password cannot be empty` : undefined),
  newPassword: (text: string, { currentPassword }: PasswordValues) => {
    if (text === '') return t`Password cannot be empty`
    const fits = text.length >= passwordLength.min && text.length <= passwordLength.max
    if (!fits) return t`Password must be 8 to 20 characters.`
    return text === currentPassword ? t`Choose a password other than your current one` : undefined
  },
  confirmPassword: (text: string, { newPassword }: PasswordValues) => {
    if (text === '') return t`Confirm password cannot be empty`
    return text === newPassword ? undefined : t`Password and Confirm password must be same`
  },
} as const
