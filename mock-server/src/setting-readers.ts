/** A setting that stops the start; the message is one line with the variable and its valid values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A variable without the spaces around it; an empty one counts as absent. */
export function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  return text === '' ? undefined : text
}

/** @throws ConfigError */
export function refuse(name: string, takes: string, got: string): never {
  throw new ConfigError(`${name} takes ${takes}; got "${got.slice(0, 80)}"`)
}

/** @throws ConfigError when it is no whole number from `min` to `max` */
export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name)
  if (text === undefined) return fallback
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `a whole number from ${min} to ${max}`, text)
  return number
}

/** The same, or null for `off`; `unit` names what the number counts. @throws ConfigError */
export function numberOrOff(env: Environment, name: string, fallback: number, min: number, max: number, unit: string) {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'off') return null
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `"off" or a whole number from ${min} to ${max} (${unit})`, text)
  return number
}

/** @throws ConfigError when it is neither on nor off */
export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'on' || text === 'true' || text === '1') return true
  if (text === 'off' || text === 'false' || text === '0') return false
  return refuse(name, 'on or off', text)
}

/** @throws ConfigError when it is another word than those allowed */
export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = value(env, name)
  if (text === undefined) return fallback
  return allowed.find((word) => word === text) ?? refuse(name, `one of ${allowed.join(', ')}`, text)
}
