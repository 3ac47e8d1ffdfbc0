import { idList } from './id-list-store.ts'

/** The markets that stand first on their match's page, by marketId. */
export const { useIds: usePins, restore: restorePins, toggle: togglePin } = idList('pinnedMarkets')
