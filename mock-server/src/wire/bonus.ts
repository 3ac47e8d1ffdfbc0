import type { Schema } from '@chaupar/api/api'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import { wageringGroups } from '@chaupar/games/rules/wagering'
import { toIso } from '../domain/base/clock.ts'
import type { Bonus, BonusPart, BonusStats } from '../domain/bonus/bonuses.ts'
import { marketTypes } from '../domain/odds/market.ts'
import { rupees } from './money.ts'

const hourMs = 60 * 60 * 1000

export function wireBonus(bonus: Bonus): Schema<'Bonus'> {
  const { id, name, description, status, parts, partsReleased, conditions, termsId, rates } = bonus
  const { claimedAtMs, expiresAtMs, endedAtMs, claimUntilMs, msLeft, lifeMs } = bonus
  return {
    ...{ id, name, description, status, parts, partsReleased, termsId },
    amount: rupees(bonus.amountPaise),
    wagered: rupees(bonus.wageredPaise),
    wagerTarget: rupees(bonus.wagerTargetPaise),
    expiresAt: expiresAtMs === null ? null : toIso(expiresAtMs),
    ...(claimedAtMs === null ? {} : { claimedAt: toIso(claimedAtMs) }),
    ...(endedAtMs === null ? {} : { endedAt: toIso(endedAtMs) }),
    ...(claimUntilMs === null ? {} : { claimUntil: toIso(claimUntilMs) }),
    ...(msLeft === null ? {} : { secondsLeft: Math.ceil(msLeft / 1000) }),
    lifeHours: lifeMs / hourMs,
    conditions: [...conditions],
    marketRates: marketTypes.map((markets) => ({ markets, percent: rates.markets[markets] })),
    gameRates: wageringGroups.map((games) => ({ games, percent: rates.games[games] })),
    gameExceptions: rates.exceptions.map(({ game, percent }) => ({ game, name: nameOf(game), percent })),
  }
}

function nameOf(slug: string): string {
  const game = gameBySlug(slug)
  return game?.name ?? game?.alt ?? slug
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
