import { toIso } from '../../domain/base/clock.ts'
import { generateReferral, referralChildren, referralSources, referralStats } from '../../domain/referral/referrals.ts'
import { rupees } from '../../wire/money.ts'
import type { Handlers } from '../handler.ts'

/** Rows of a page (spec 9). */
const pageSize = 10

/** Codes and the players they brought (spec 7.5). */
export const referralHandlers = {
  generateReferral: ({ world, player }) => generateReferral(world, player),
  getReferralStats: ({ world, player }) => {
    const { referral, earnedPaise, ...counts } = referralStats(world, player.id)
    return { code: referral?.code ?? null, link: referral?.link ?? null, ...counts, earned: rupees(earnedPaise) }
  },
  listReferralChildren: ({ world, player, query }) => {
    const page = { skip: query.skip ?? 0, pageSize: query.pagesize ?? pageSize }
    const { children, count } = referralChildren(world, player.id, page)
    const rows = children.map(({ username, registeredAtMs, source, isActive, earnedPaise }) => ({
      username,
      registeredAt: toIso(registeredAtMs),
      ...(source === '' ? {} : { source }),
      active: isActive,
      earned: rupees(earnedPaise),
    }))
    return { rows, count }
  },
  listReferralSources: ({ world, player }) => ({
    rows: referralSources(world, player.id).map(({ earnedPaise, ...row }) => ({ ...row, earned: rupees(earnedPaise) })),
  }),
} satisfies Partial<Handlers>
