import { DomainError } from '../domain/base/errors.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'

/** A parameter of a scenario: its meaning, and how its value is read. */
export interface Param<Value> {
  name: string
  /** For the list of scenarios. */
  meaning: string
  /** The value that was given; null when none was. @throws DomainError `scenario_parameter_invalid` */
  from(given: ScenarioParams): Value | null
}

/** An amount in rupees with at most two places, read as paise, no less than `leastPaise`. */
export function rupees(name: string, meaning: string, leastPaise = 0): Param<number> {
  return param(name, meaning, (value) => {
    const paise = typeof value === 'number' ? Math.round(value * 100) : Number.NaN
    const isExact = typeof value === 'number' && Math.abs(paise / 100 - value) < 1e-9
    return isExact && paise >= leastPaise && paise <= 1e14 ? paise : null
  })
}

/** A text of at most so many characters; one made of digits is a text too. */
export function text(name: string, meaning: string, maxLength = Number.POSITIVE_INFINITY): Param<string> {
  return param(name, meaning, (value) => {
    const written = String(value)
    return written.trim() !== '' && written.length <= maxLength ? written : null
  })
}

/** A number within bounds, both included. */
export function number(name: string, meaning: string, [min, max]: readonly [number, number]): Param<number> {
  return param(name, meaning, (value) => (typeof value === 'number' && value >= min && value <= max ? value : null))
}

/** `read` answers null for a value that does not fit. */
function param<Value>(
  name: string,
  meaning: string,
  read: (value: string | number | boolean) => Value | null,
): Param<Value> {
  return {
    name,
    meaning,
    from(given) {
      const value = given[name]
      if (value === undefined || value === null) return null
      const fitting = read(value)
      if (fitting === null) throw new DomainError('scenario_parameter_invalid', { parameter: name })
      return fitting
    },
  }
}
