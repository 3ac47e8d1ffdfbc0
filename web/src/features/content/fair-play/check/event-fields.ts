/** Fields of a game's event, whatever they hold: the server of a game may be another than ours. */

export type Fields = Readonly<Record<string, unknown>>

const suitSigns: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** Hundredths as a multiplier: 132 -> '1.32×'. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`
}

/** 'TD' -> '10♦'; what is no card stays as it is. */
export function cardText(card: string): string {
  const [, rank = '', suit = ''] = /^([A2-9TJQK])([SHDC])$/.exec(card) ?? []
  return rank === '' ? card : `${rank === 'T' ? '10' : rank}${suitSigns[suit] ?? ''}`
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The fields of an object; none of anything else. */
export function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}
