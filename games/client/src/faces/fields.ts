/** Reads fields of a bet, which the player or a stored round gave: a missing field, or one of another kind, gives the fallback. */
import type { Fields } from './face.ts'

export function numberAt(fields: Fields, name: string, fallback = 0): number {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

export function textAt(fields: Fields, name: string, fallback = ''): string {
  const value = fields[name]
  return typeof value === 'string' ? value : fallback
}

export function flagAt(fields: Fields, name: string, fallback = false): boolean {
  const value = fields[name]
  return typeof value === 'boolean' ? value : fallback
}

export function numbersAt(fields: Fields, name: string): number[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

/** A list of objects: the bets of a table. */
export function listAt(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
