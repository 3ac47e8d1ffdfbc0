import { bonusParts, bonusStats, listBonuses } from '../../domain/bonus/bonuses.ts'
import { cancelBonus, claimBonus } from '../../domain/bonus/claim-bonus.ts'
import { wireBonus, wireBonusPart, wireBonusStats } from '../../wire/bonus.ts'
import type { Handlers } from '../handler.ts'

/** Rows of a page (spec 9). */
const pageSize = 10

/** Bonuses and their wagering (spec 7.5). */
export const bonusHandlers = {
  listBonuses: ({ world, player, query }) => {
    const { bonuses, count } = listBonuses(world, player.id, {
      skip: query.skip ?? 0,
      pageSize: query.pagesize ?? pageSize,
      ...(query.status === undefined ? {} : { status: query.status }),
    })
    return { rows: bonuses.map(wireBonus), count }
  },
  claimBonus: ({ world, player, body, idempotencyKey }) =>
    wireBonus(claimBonus(world, player, body, idempotencyKey ?? undefined)),
  getBonusStats: ({ world, player }) => wireBonusStats(bonusStats(world, player.id)),
  listBonusParts: ({ world, player, query }) => ({
    parts: bonusParts(world, player.id, query.id).map(wireBonusPart),
  }),
  cancelBonus: ({ world, player, body, idempotencyKey }) =>
    wireBonus(cancelBonus(world, player.id, body.id, idempotencyKey ?? undefined)),
} satisfies Partial<Handlers>
