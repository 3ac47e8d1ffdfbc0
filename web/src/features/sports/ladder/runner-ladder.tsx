import { amountText } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useMarketPositions } from '../board/market-positions.ts'
import { PausedNote } from '../board/market-status.tsx'
import { HaltSign } from '../prices/halt-sign.tsx'
import { HaltWords } from '../prices/halt-words.tsx'
import type { MarketShell, RunnerShell } from '../prices/market-merge.ts'
import { usePaused } from '../prices/market-store.ts'
import { matchLiability } from '../prices/profit-rules.ts'
import { sports } from '../queries.ts'
import { stakePaiseOf } from '../selection/slip-rules.ts'
import { changeEntry, isDraft, type SlipEntry, useSlip } from '../selection/slip-store.ts'
import { QuickStakes } from '../slip/entry/quick-stakes.tsx'
import { OneClickNote } from '../slip/one-click.tsx'
import { LadderEntries } from './ladder-entries.tsx'
import { LadderGrid } from './ladder-grid.tsx'
import { useLadderView } from './ladder-view.ts'
import { useOwnOffers } from './own-offers.ts'
import { TakenBack } from './taken-back.tsx'

type RunnerLadderProps = { market: MarketShell; runner: RunnerShell; matchName: string }

/** The ladder of one runner: the stake, the price steps, and under them the bets and offers that the player made here. */
export function RunnerLadder({ market, runner, matchName }: RunnerLadderProps) {
  const { marketId, refMatchId } = market
  const { selectionId } = runner
  const { data } = useQuery(sports.matchBets(refMatchId))
  const { held } = useMarketPositions(market, data?.bets)
  const offers = useOwnOffers({ marketId, selectionId }, data?.bets)
  const view = useLadderView({ marketId, selectionId }, [...offers.bySteps.keys()])
  const [stakeText, setStakeText] = useLadderStake({ marketId, selectionId })
  const oneClickStake = useSlip((state) => state.oneClickStake)
  const stakePaise = oneClickStake === null ? stakePaiseOf(stakeText) : oneClickStake * 100
  const paused = usePaused()
  const halt = market.status !== 'open' ? market.status : runner.status === 'active' ? null : 'withdrawn'
  const grid = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="ladder-stake">
        {oneClickStake === null ? <StakeField stakeText={stakeText} onStake={setStakeText} /> : <OneClickNote />}
      </div>
      <p role="status" className="ladder-status">
        {halt ? (
          <>
            <HaltSign halt={halt} size={13} /> <HaltWords halt={halt} />
          </>
        ) : (
          <PausedNote paused={paused} />
        )}
      </p>
      <LadderGrid
        ref={grid}
        view={view}
        market={market}
        runner={runner}
        matchName={matchName}
        open={halt === null && !paused}
        heldPaise={matchLiability([selectionId], held).get(selectionId) ?? 0}
        stakeText={stakeText}
        stakePaise={stakePaise}
        offers={offers}
      />
      <div className="ladder-foot">
        <div className="ladder-tools">
          <Button onClick={view.recentre}>
            <LocateFixed size={16} aria-hidden="true" /> <Trans>Recentre</Trans>
          </Button>
          <Button disabled={offers.waiting.length === 0} onClick={() => offers.takeBack(offers.waiting)}>
            <Trans>Cancel all</Trans>{' '}
            {offers.waiting.length > 0 ? <span className="count count-quiet">{offers.waiting.length}</span> : null}
          </Button>
        </div>
        <TakenBack offers={offers} bets={data?.bets} />
        <LadderEntries
          marketId={marketId}
          selectionId={selectionId}
          onGone={() => grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()}
        />
      </div>
    </>
  )
}

function StakeField({ stakeText, onStake }: { stakeText: string; onStake: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={<Trans>Stake</Trans>}
        value={stakeText}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        error={
          stakeText === '' || stakePaiseOf(stakeText) !== null
            ? undefined
            : t`A stake is a number with at most two decimals.`
        }
        before={<span className="field-sign">₹</span>}
        onChange={(event) => onStake(amountText(event.target.value))}
      />
      <QuickStakes onPick={(rupees) => onStake(String(rupees))} />
    </>
  )
}

type Place = Pick<SlipEntry, 'marketId' | 'selectionId'>

/** The stake of the next press, at first that of a draft on the runner; a change of it changes these drafts too. */
function useLadderStake({ marketId, selectionId }: Place): [string, (text: string) => void] {
  const draftsHere = () =>
    useSlip
      .getState()
      .betSlipContent.filter(
        (entry) => isDraft(entry) && entry.marketId === marketId && entry.selectionId === selectionId,
      )
  const [text, setText] = useState<string | null>(() => draftsHere()[0]?.stakeText || null)
  const usual = useSlip((state) => String(state.quickStakes[0] ?? ''))
  const change = (entered: string) => {
    setText(entered)
    for (const { id } of draftsHere()) changeEntry(id, { stakeText: entered })
  }
  return [text ?? usual, change]
}
