import type { Body } from '@chaupar/api/api'
import { withoutGaps } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import type { BankType } from '../queries.ts'

export type BankValues = { type: BankType; holder: string; bankName: string; number: string; ifsc: string }

type Rules = { [Name in Exclude<keyof BankValues, 'type'>]: (text: string, type: BankType) => string | undefined }

/** What is wrong with a field of the form, in the server's words where it has some. Digits may be grouped by blanks and hyphens. */
export const bankRules: Rules = {
  holder: (text) => (text.trim() === '' ? t`Account holder is required` : undefined),
  bankName: (text, type) => (type === 'bank' && text.trim() === '' ? t`Bank name is required` : undefined),
  number: (text, type) => {
    const digits = withoutGaps(text)
    if (digits === '') return type === 'bank' ? t`Account number is required` : t`Card number is required`
    if (type === 'bank') return /^\d{9,18}$/.test(digits) ? undefined : t`Account number is not valid`
    return /^\d{12,19}$/.test(digits) ? undefined : t`Card number is not valid`
  },
  ifsc: (text, type) => {
    if (type === 'card') return undefined
    if (text.trim() === '') return t`IFSC is required`
    return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifscOf(text)) ? undefined : t`IFSC is not valid`
  },
}

/** The body of addBank. */
export function bankBody({ type, holder, bankName, number, ifsc }: BankValues): Body<'addBank'> {
  const common = { type, holder: holder.trim(), number: withoutGaps(number) }
  return type === 'card' ? common : { ...common, bankName: bankName.trim(), ifsc: ifscOf(ifsc) }
}

function ifscOf(text: string): string {
  return withoutGaps(text).toUpperCase()
}
