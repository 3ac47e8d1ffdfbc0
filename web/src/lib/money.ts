/** Rupees on the wire are numbers with two places (1234.5); inside a computation they are integer paise (123450). */

let plain: Intl.NumberFormat | undefined
let signed: Intl.NumberFormat | undefined

function plainFormat(): Intl.NumberFormat {
  plain ??= new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  return plain
}

function signedFormat(): Intl.NumberFormat {
  signed ??= new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', signDisplay: 'exceptZero' })
  return signed
}

/** '₹1,23,45,678.90' with lakh and crore grouping (spec 9: rupees). Not a finite number: '₹–'. */
export function formatRupees(rupees: number): string {
  return Number.isFinite(rupees) ? plainFormat().format(settled(rupees)) : '₹–'
}

/** As formatRupees with a sign: '+₹2,050.00', '-₹500.00', '₹0.00'. */
export function formatSigned(rupees: number): string {
  return Number.isFinite(rupees) ? signedFormat().format(settled(rupees)) : '₹–'
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

/** -0 prints as '-₹0.00'. */
function settled(rupees: number): number {
  return toPaise(rupees) === 0 ? 0 : rupees
}

function sign(value: number): number {
  return value < 0 ? -1 : 1
}
