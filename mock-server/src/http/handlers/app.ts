import { hasDemoUsers } from '../../domain/accounts/sessions.ts'
import { appDetails } from '../../domain/content/content.ts'
import { announcements, banners } from '../../domain/content/content-records.ts'
import { noteReferralVisit } from '../../domain/referral/referral-links.ts'
import { visitPage } from '../../domain/sign-up/visit-records.ts'
import type { Handlers } from '../handler.ts'

/** The content of the site before sign-in (spec 7.2). */
export const appHandlers = {
  getAppDetails: ({ world }) => Object.freeze(appDetails(world)),
  getBanners: ({ world }) => ({ banners: banners(world) }),
  listAnnouncements: ({ world }) => announcements(world),
  checkDemo: ({ world }) => ({ hasDemoUsers: hasDemoUsers(world) }),
  visitPage: ({ world, body, player, source }) => {
    visitPage(world, body, player?.id ?? null)
    noteReferralVisit(world, body, source)
    return null
  },
} satisfies Partial<Handlers>
