import { DomainError } from '../domain/base/errors.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'

/** Paise of a parameter in rupees with at most two places, no less than `leastPaise`; null when it is absent. */
export function rupeesParam(params: ScenarioParams, name: string, leastPaise = 0): number | null {
  const value = params[name]
  if (value === undefined || value === null) return null
  const paise = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
  const isExact = typeof value === 'number' && Math.abs(paise / 100 - value) < 1e-9
  if (!isExact || paise < leastPaise || paise > 1e14)
    throw new DomainError('scenario_parameter_invalid', { parameter: name })
  return paise
}

/** A text parameter, one made of digits too; null when it is absent. */
export function textParam(params: ScenarioParams, name: string): string | null {
  const value = params[name]
  if (value === undefined || value === null) return null
  const text = String(value)
  if (text.trim() === '') throw new DomainError('scenario_parameter_invalid', { parameter: name })
  return text
}

/** A number parameter within bounds, both included; null when it is absent. */
export function numberParam(
  params: ScenarioParams,
  name: string,
  [min, max]: readonly [number, number],
): number | null {
  const value = params[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new DomainError('scenario_parameter_invalid', { parameter: name })
  }
  return value
}
