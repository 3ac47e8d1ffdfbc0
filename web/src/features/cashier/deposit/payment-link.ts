import { fromPaise } from '../../../lib/money.ts'
import type { Gateway, OperatorBank } from '../queries.ts'

export type PayToFacts = NonNullable<Gateway['payTo']>

/** The amount to send: '1500.50' rupees, or in the currency of the receiver, rounded up to two places. */
export function dueText({ rate }: PayToFacts, amountPaise: number): string {
  if (rate === undefined) return fromPaise(amountPaise).toFixed(2)
  // Slightly less than the quotient, so that a floating-point error does not round a whole number of hundredths up.
  return (Math.ceil(amountPaise / rate - 1e-9) / 100).toFixed(2)
}

/**
 * The text of the QR code with amount and note put in; null without a code, and while it needs an amount that is not
 * there yet. `due` is as `dueText` gives it.
 */
export function linkText({ link, note = '' }: PayToFacts, due: string | null): string | null {
  if (link === undefined || (due === null && link.includes('{amount}'))) return null
  return link.replaceAll('{amount}', due ?? '').replaceAll('{note}', encodeURIComponent(note))
}

/** An operator's bank account that has a UPI id, as the receiver of a UPI payment. */
export function upiOf({ accountName, upiId }: OperatorBank): PayToFacts | null {
  if (upiId === undefined) return null
  const who = `pa=${encodeURIComponent(upiId).replace('%40', '@')}&pn=${encodeURIComponent(accountName)}`
  return { name: accountName, address: upiId, link: `upi://pay?${who}&am={amount}&cu=INR` }
}

/** Whether a phone has apps for the link: no other address of a server is ever opened by a tap. */
export function isUpiLink(text: string): boolean {
  return text.startsWith('upi://pay?')
}
