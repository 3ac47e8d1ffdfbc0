import { Dialog } from '@base-ui/react/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import { useExposureOn, useOpenBetCount } from '../../../money/exposure.ts'
import { useAfterPaint } from '../../../ui/basics/after-paint.ts'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useOverlay } from '../../../ui/overlays/open-overlays-store.ts'
import { plainAmount, priceText } from '../prices/price-text.ts'
import { stakePaiseOf } from '../selection/slip-rules.ts'
import { type SheetTab, type SlipEntry, showSlip, useDrafts, useSlip } from '../selection/slip-store.ts'
import { SelectionWords, useSideWords } from '../slip/slip-words.tsx'
import { SlipTabs } from './slip-tabs.tsx'
import './slip-sheet.css'

/** The phone's slip: a bar over the bottom bar, and a sheet that opens from it. */
export function SlipSheet({ matchId }: { matchId: string | null }) {
  const { t } = useLingui()
  // After the pressed price or bar has been drawn.
  const open = useAfterPaint(useSlip((state) => state.showBetSlip))
  const first = useSlip((state) => state.sheetTab)
  useOverlay(open, () => showSlip(false))
  return (
    <>
      <SlipBar matchId={matchId} />
      <Dialog.Root open={open} onOpenChange={(next) => showSlip(next)}>
        <Dialog.Portal>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Popup className="sheet">
            <div className="sheet-grip" aria-hidden="true" />
            <Dialog.Title className="sr-only">{t`Bet slip`}</Dialog.Title>
            <SlipTabs
              matchId={matchId}
              keypad
              first={first}
              end={<Dialog.Close render={<IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} />} />}
            />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

/**
 * Stands there while the slip holds what no panel shows, or a tap is a bet; also for the open bets, which can be cashed out behind
 * it, on a match and where the panel shows what became of a bet. Drawn with each draft, alone: the sheet behind it draws what
 * changed in it by itself.
 */
function SlipBar({ matchId }: { matchId: string | null }) {
  const oneClick = useSlip((state) => state.oneClickStake)
  const hidden = useSlip(({ betSlipContent, openEntry }) => betSlipContent.every(({ id }) => id === openEntry))
  const drafts = useDrafts()
  const [only, ...others] = drafts
  const staked = drafts.reduce((sum, entry) => sum + (stakePaiseOf(entry.stakeText) ?? 0), 0) / 100
  const empty = useSlip(({ betSlipContent }) => betSlipContent.length === 0)
  const openBets = useOpenBetCount(matchId) ?? 0
  const atRisk = useExposureOn(matchId) ?? 0
  if (hidden && oneClick === null) {
    return drafts.length === 0 && openBets > 0 && (matchId !== null || !empty) ? (
      <Bar tab="open">
        <Trans>Open bets</Trans>
        <span className="count count-quiet">{openBets}</span>
        <small>{atRisk > 0 ? <Trans>{formatRupees(atRisk)} at risk</Trans> : null}</small>
      </Bar>
    ) : null
  }
  return (
    <Bar tab="slip">
      <Trans>Bet slip</Trans>
      {drafts.length > 0 ? <span className="count">{drafts.length}</span> : null}
      <small>
        {oneClick !== null ? (
          <Trans>One-click ₹{plainAmount(oneClick)}</Trans>
        ) : staked > 0 ? (
          <Trans>₹{plainAmount(staked)} to place</Trans>
        ) : only && others.length === 0 ? (
          <DraftWords entry={only} />
        ) : null}
      </small>
    </Bar>
  )
}

function Bar({ tab, children }: { tab: SheetTab; children: ReactNode }) {
  return (
    <button type="button" className="slip-sheet-bar" aria-haspopup="dialog" onClick={() => showSlip(true, tab)}>
      {children}
      <ChevronUp size={20} aria-hidden="true" />
    </button>
  )
}

/** 'Back Kanpur Looms at 2.02'. */
function DraftWords({ entry }: { entry: SlipEntry }) {
  const words = useSideWords(entry)
  return (
    <>
      {words}{' '}
      <span translate="no">
        <SelectionWords entry={entry} />
      </span>{' '}
      <Trans>at {priceText(entry.price)}</Trans>
    </>
  )
}
