import { t } from '@lingui/core/macro'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

/** Characters of a password (spec 9). */
const passwordLength = { min: 8, max: 20 } as const

/** What is wrong with a field, in the words of spec 5; undefined when nothing is. */
export const passwordRules = {
  currentPassword: (text: string) => (text === '' ? t`Password cannot be empty` : undefined),
  newPassword: (text: string) => {
    if (text === '') return t`Password cannot be empty`
    const fits = text.length >= passwordLength.min && text.length <= passwordLength.max
    return fits ? undefined : t`Password must be 8 to 20 characters.`
  },
  confirmPassword: (text: string, { newPassword }: PasswordValues) => {
    if (text === '') return t`Confirm password cannot be empty`
    return text === newPassword ? undefined : t`Password and Confirm password must be same`
  },
} as const
