import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOpenBetCount } from '../../../money/exposure.ts'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { OpenBets } from '../bets/open-bets.tsx'
import { type SheetTab, useDrafts, useSlip } from '../selection/slip-store.ts'
import { BetSlip } from '../slip/bet-slip.tsx'
import { OneClickNote, OneClickSwitch } from '../slip/one-click.tsx'
import { clearAndStay } from '../slip/slip-focus.ts'
import './slip-tabs.css'

type SlipTabsProps = {
  matchId: string | null
  keypad: boolean
  /** The tab to begin with. */
  first?: SheetTab
  /** At the end of the tabs' row. */
  end?: ReactNode
  /** Under the slip; not under the open bets, which it may show itself. */
  below?: ReactNode
}

/** The two tabs of the slip: its entries, and the bets that are open on this match, on a list on any. */
export function SlipTabs({ matchId, keypad, first = 'slip', end, below }: SlipTabsProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<SheetTab>(first)
  const count = useDrafts().length
  const empty = useSlip((state) => state.betSlipContent.length === 0)
  const open = useOpenBetCount(matchId) ?? 0
  const tabs = [
    { id: 'slip' as const, label: <TabLabel text={<Trans>Bet slip</Trans>} count={count} /> },
    { id: 'open' as const, label: <TabLabel text={<Trans>Open bets</Trans>} count={open} quiet /> },
  ]
  return (
    <>
      <div className="slip-tabs">
        <Tabs idPrefix="slip" label={t`Bet slip and open bets`} tabs={tabs} selected={tab} onSelect={setTab} />
        <OneClickSwitch />
        {tab === 'slip' && !empty ? (
          <IconButton label={t`Clear all`} icon={<Trash2 size={18} aria-hidden="true" />} onClick={clearAndStay} />
        ) : null}
        {end}
      </div>
      <OneClickNote />
      <div id="slip-panel" role="tabpanel" aria-labelledby={`slip-tab-${tab}`}>
        {tab === 'slip' ? <BetSlip keypad={keypad} /> : <OpenBets matchId={matchId} />}
      </div>
      {tab === 'slip' ? below : null}
    </>
  )
}

function TabLabel({ text, count, quiet = false }: { text: ReactNode; count: number; quiet?: boolean }) {
  return (
    <span className="slip-tabs-label">
      {text}
      {count > 0 ? <span className={quiet ? 'count count-quiet' : 'count'}>{count}</span> : null}
    </span>
  )
}
