import type { Language } from '../i18n/texts.ts'

/** The protocol's amounts have six decimals of a rupee. */
const unitsOfPaisa = 10_000

/** Paise of an amount of the protocol. */
export function paiseOf(units: number): number {
  return units / unitsOfPaisa
}

/** An amount of the protocol. */
export function unitsOf(paise: number): number {
  return paise * unitsOfPaisa
}

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(language: Language, decimals: number): Intl.NumberFormat {
  const name = `${language} ${decimals}`
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(`${language}-IN`, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      numberingSystem: 'latn',
    })
  formats.set(name, format)
  return format
}

/** '₹1,00,000.00'. */
export function rupees(paise: number, language: Language): string {
  return formatFor(language, 2).format(paise / 100)
}

/** '₹1,00,000', with paise only where there are some. */
export function shortRupees(paise: number, language: Language): string {
  return formatFor(language, paise % 100 === 0 ? 0 : 2).format(paise / 100)
}

/** '+₹20.00', '−₹20.00', '₹0.00'. No line ends between the sign and the amount. */
export function signedRupees(paise: number, language: Language): string {
  return `${paise > 0 ? '+\u2060' : paise < 0 ? '−\u2060' : ''}${rupees(Math.abs(paise), language)}`
}

/** Hundredths as a multiplier: 132 -> '1.32×'. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`
}

/** A multiplier in the strip of past rounds, where a loss is the same in all games. */
export function chipTimes(hundredths: number): string {
  return hundredths === 0 ? '0×' : timesText(hundredths)
}
