import type { Schema } from '@chaupar/contracts/api'
import { toIso } from '../domain/base/clock.ts'
import type { Bonus, BonusPart, BonusStats } from '../domain/bonus/bonuses.ts'
import { rupees } from './money.ts'

export function wireBonus({
  amountPaise,
  wageredPaise,
  wagerTargetPaise,
  expiresAtMs,
  ...bonus
}: Bonus): Schema<'Bonus'> {
  return {
    ...bonus,
    amount: rupees(amountPaise),
    wagered: rupees(wageredPaise),
    wagerTarget: rupees(wagerTargetPaise),
    expiresAt: expiresAtMs === null ? null : toIso(expiresAtMs),
  }
}

export function wireBonusPart({
  amountPaise,
  wagerTargetPaise,
  releasedAtMs,
  ...part
}: BonusPart): Schema<'BonusPart'> {
  return {
    ...part,
    amount: rupees(amountPaise),
    wagerTarget: rupees(wagerTargetPaise),
    ...(releasedAtMs === null ? {} : { releasedAt: toIso(releasedAtMs) }),
  }
}

export function wireBonusStats({ releasedPaise, wageredPaise, ...counts }: BonusStats): Schema<'BonusStats'> {
  return { ...counts, released: rupees(releasedPaise), wagered: rupees(wageredPaise) }
}
