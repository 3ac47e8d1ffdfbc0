import { query } from '../../../api/query.ts'

/** What the operator configures and publishes (spec 7.2). */
export const content = {
  banners: () => query('getBanners'),
  announcements: () => query('listAnnouncements'),
} as const
