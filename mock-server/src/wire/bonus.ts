import type { Schema } from '@chaupar/contracts/api'
import { type WageringGroup, wageringPercent } from '@chaupar/contracts/games/wagering'
import { toIso } from '../domain/base/clock.ts'
import type { Bonus, BonusPart, BonusStats } from '../domain/bonus/bonuses.ts'
import { rupees } from './money.ts'

const groups: readonly WageringGroup[] = ['slots', 'draws', 'instant', 'tables', 'baccarat']

export function wireBonus({
  amountPaise,
  wageredPaise,
  wagerTargetPaise,
  expiresAtMs,
  gamesPercent,
  ...bonus
}: Bonus): Schema<'Bonus'> {
  return {
    ...bonus,
    amount: rupees(amountPaise),
    wagered: rupees(wageredPaise),
    wagerTarget: rupees(wagerTargetPaise),
    expiresAt: expiresAtMs === null ? null : toIso(expiresAtMs),
    gameRates: groups.map((games) => ({ games, percent: (wageringPercent[games] * gamesPercent) / 100 })),
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
