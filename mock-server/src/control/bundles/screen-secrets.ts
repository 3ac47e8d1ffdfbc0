import type { ControlInput } from '@chaupar/api/control-client'
import type { World } from '../../world/world.ts'

type Screen = NonNullable<ControlInput<'saveBundle'>['screen']>

/** Levels of a page's elements; deeper ones are left out. */
const deepest = 2000

/** A recorded screen with the secrets of its world replaced in every text. The recorder hides what is typed; this one what is shown. */
export function maskedScreen({ secrets }: World, { startedAt, address, events }: Screen): Screen {
  const known = new Map<string, string>()
  const shown = (text: string): string => {
    const before = known.get(text)
    if (before !== undefined) return before
    const masked = secrets.maskShown(text)
    known.set(text, masked)
    return masked
  }
  const masked = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return shown(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > deepest) return null
    return Array.isArray(value) ? value.map((one) => masked(one, depth + 1)) : fields(value, depth)
  }
  const fields = (object: object, depth: number): Record<string, unknown> =>
    Object.fromEntries(Object.entries(object).map(([name, one]) => [name, masked(one, depth + 1)]))
  return { startedAt, address: shown(address), events: events.map((event) => fields(event, 0)) }
}
