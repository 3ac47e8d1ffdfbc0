/** Decimal odds or a rate as the board writes it: '1.74', '7.2', '3'. */
export function priceText(price: number): string {
  return String(Math.round(price * 100) / 100)
}

const units = [
  { from: 1e7, unit: 'Cr' },
  { from: 1e5, unit: 'L' },
  { from: 1e3, unit: 'K' },
] as const

/** An amount in few signs, as the field counts: '850', '86K', '1.4L', '2.1Cr'. Rounded down: never more than there is. */
export function sizeText(rupees: number): string {
  const found = units.find(({ from }) => rupees >= from)
  if (!found) return String(Math.floor(rupees))
  const value = rupees / found.from
  return `${value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)}${found.unit}`
}

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Rupees without the sign, paise only when there are any: '5,00,000', '333.33'. */
export function plainAmount(rupees: number): string {
  return Number.isInteger(rupees) ? whole.format(rupees) : exact.format(rupees)
}

/** What a player typed as a stake, its rupees grouped: '90000.5' as '90,000.5'; what is no number as it is. */
export function groupedDigits(text: string): string {
  return text.replace(/^\d{4,15}(?=\.\d*$|$)/, (rupees) => whole.format(Number(rupees)))
}

/** Paise with a sign for the P/L columns: '+6,100', '−716.66', '0'. */
export function signedAmount(paise: number): string {
  if (paise === 0) return '0'
  return `${paise > 0 ? '+' : '−'}${plainAmount(Math.abs(paise) / 100)}`
}
