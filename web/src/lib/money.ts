import { intlLocale } from './locale.ts'

/** Rupees on the wire are numbers with two places (1234.5); inside a computation they are integer paise (123450). */

const formats = new Map<string, Intl.NumberFormat>()

function format(signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const locale = intlLocale()
  const key = `${locale} ${signDisplay}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', signDisplay })
  formats.set(key, made)
  return made
}

/** No line ends between a sign and its amount: browsers break behind a minus and a plus that stand before ₹. */
function withSign(text: string): string {
  return text.replace(/^[+-]/, (sign) => (sign === '-' ? '−\u2060' : '+\u2060'))
}

/** '₹1,23,45,678.90' with lakh and crore grouping (spec 9: rupees). Not a finite number: '₹–'. */
export function formatRupees(rupees: number): string {
  return Number.isFinite(rupees) ? withSign(format('auto').format(settled(rupees))) : '₹–'
}

/** As formatRupees with a sign: '+₹2,050.00', '−₹500.00', '₹0.00'. */
export function formatSigned(rupees: number): string {
  return Number.isFinite(rupees) ? withSign(format('exceptZero').format(settled(rupees))) : '₹–'
}

/**
 * Rupees to integer paise, half a paisa away from zero. The decimal that the number is written as counts, not its binary
 * neighbour: 1.005 * 100 is 100.49999999999999, yet 1.005 is 101 paise.
 */
export function toPaise(rupees: number): number {
  const size = Math.abs(rupees)
  // Below a millionth and from 10^21 on a number is written with an exponent of its own.
  if (size < 1e-6 || size >= 1e21) return Math.round(size * 100) * sign(rupees)
  return Math.round(Number(`${size}e2`)) * sign(rupees)
}

/** Integer paise to rupees: 123450 -> 1234.5. */
export function fromPaise(paise: number): number {
  return paise === 0 ? 0 : paise / 100
}

/** -0 prints as '−₹0.00'. */
function settled(rupees: number): number {
  return toPaise(rupees) === 0 ? 0 : rupees
}

function sign(value: number): number {
  return value < 0 ? -1 : 1
}
