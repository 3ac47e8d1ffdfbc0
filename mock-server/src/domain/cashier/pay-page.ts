import type { WorldContext } from '../base/context.ts'
import { type Deposit, depositById } from './deposit-records.ts'

/** Where the page of a deposit lies: anyone who knows the key at its end may pay, as at a real provider. */
export function payPagePath(world: WorldContext, depositId: string): string {
  return `/game-host/pay/${keyOf(world, depositId)}`
}

/** The deposit of a payment page as it stands; null when there is no such page. */
export function depositToPay(world: WorldContext, key: string): Deposit | null {
  const deposit = depositById(world, key.slice(0, Math.max(0, key.indexOf('.'))))
  return deposit !== null && keyOf(world, deposit.id) === key ? deposit : null
}

function keyOf(world: WorldContext, depositId: string): string {
  const serial = Number(depositId.slice(depositId.indexOf('-') + 1))
  return `${depositId}.${world.vault.bytes('pay page', serial, 24).toString('base64url')}`
}
