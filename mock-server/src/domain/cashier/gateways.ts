import type { WorldContext } from '../base/context.ts'
import { minuteOfIstDay } from '../base/days.ts'
import type { ErrorRule } from '../base/errors.ts'
import { describedGateway } from './described-gateway.ts'
import { type GatewayKind, type GatewayTerms, gatewayTerms } from './gateway-terms.ts'

const dayMinutes = 24 * 60

export interface Gateway extends GatewayTerms {
  /** Within its hours, and not down. */
  available: boolean
}

/** Ways to pay in and out, with their state now (spec 7.3, 9). */
export function listGateways(world: WorldContext): Gateway[] {
  return termsIn(world).map((terms) => ({ ...terms, available: isAvailable(world, terms) }))
}

/** Every way to pay of a world, those of the specification first. */
export function termsIn(world: WorldContext): readonly GatewayTerms[] {
  return world.settings.current.describedForms ? [...gatewayTerms, ...describedGateway(world)] : gatewayTerms
}

export function termsOf(world: WorldContext, kind: GatewayKind, key: string): GatewayTerms | null {
  return termsIn(world).find((terms) => terms.kind === kind && terms.key === key) ?? null
}

/** Why this amount cannot go this way now; null when it can. */
export function gatewayRefusal(world: WorldContext, terms: GatewayTerms, amountPaise: number): ErrorRule | null {
  if (!isAvailable(world, terms)) return 'gateway_unavailable'
  if (amountPaise < terms.minPaise) return 'amount_below_min'
  return amountPaise > terms.maxPaise ? 'amount_above_max' : null
}

/** Whether a text is valid for the gateway's field of this name. */
export function fitsField({ fields }: GatewayTerms, name: string, value: string): boolean {
  const pattern = fields.find((field) => field.name === name)?.pattern
  return pattern === undefined || new RegExp(pattern).test(value)
}

function isAvailable(world: WorldContext, { key, hours }: GatewayTerms): boolean {
  return !world.settings.current.gatewaysDown.includes(key) && isOpen(hours, world.clock.now())
}

/** Whether a moment lies in 'HH:MM-HH:MM' of Asia/Kolkata. */
function isOpen(hours: string, atMs: number): boolean {
  const [from = 0, to = dayMinutes] = hours.split('-').map(minuteOf)
  const minute = minuteOfIstDay(atMs)
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
