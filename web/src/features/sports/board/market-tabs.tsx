import { Trans, useLingui } from '@lingui/react/macro'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import type { MarketGroup, MarketOrder } from './market-order.ts'

export type MarketTabsProps = { order: MarketOrder; selected: MarketGroup; onSelect: (group: MarketGroup) => void }

/** The groups of markets that this match has, with the counts of the many; nothing while there is only one group. */
export function MarketTabs({ order, selected, onSelect }: MarketTabsProps) {
  const { t } = useLingui()
  const counted = (ids: readonly string[]) => (ids.length > 1 ? { count: ids.length } : {})
  const tabs = [
    { id: 'all' as const, label: <Trans>All markets</Trans>, ids: ['all'] },
    { id: 'odds' as const, label: <Trans>Match odds</Trans>, ids: order.odds, ...counted(order.odds) },
    { id: 'bookmaker' as const, label: <Trans>Bookmaker</Trans>, ids: order.bookmaker },
    { id: 'overs' as const, label: <Trans>Overs</Trans>, ids: order.overs, ...counted(order.overs) },
    { id: 'rest' as const, label: <Trans>Session and fancy</Trans>, ids: order.rest, ...counted(order.rest) },
  ].filter(({ ids }) => ids.length > 0)
  if (tabs.length < 3) return null
  return <Tabs idPrefix="markets" label={t`Markets`} tabs={tabs} selected={selected} onSelect={onSelect} />
}
