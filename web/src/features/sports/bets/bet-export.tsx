import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { csvText, saveFile } from '../../../lib/csv.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { plainAmount } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import { type BetFilter, betHistory } from './bet-history.ts'
import './bet-export.css'

/**
 * The bets of the days and market type as a file for a spreadsheet; ready as soon as the totals are, since both read the
 * same bets. Where there are more of them than both can hold, the button says so.
 */
export function BetExport({ filter, blocked }: { filter: Omit<BetFilter, 'status'>; blocked: boolean }) {
  const { t } = useLingui()
  const limitId = useId()
  const { days } = filter
  const { data } = useQuery({ ...betHistory(filter), enabled: !blocked })
  const bets = data?.bets ?? []
  const limited = data !== undefined && !blocked && !data.complete
  const save = () => {
    const head = [
      t`Time (IST)`,
      t`Reference`,
      t`Match`,
      t`Market`,
      t`Selection`,
      t`Side`,
      t`Line`,
      t`Odds`,
      t`Stake`,
      t`Status`,
      t`Profit or loss`,
    ]
    saveFile(`bets-${days.from}-${days.to}.csv`, 'text/csv', csvText([head, ...bets.map(cellsOf)]))
  }
  return (
    <div className="bet-export">
      {limited ? (
        <p id={limitId}>
          <Trans>
            Covers the newest {plainAmount(data.bets.length)} of {plainAmount(data.count)} bets of these days.
          </Trans>
        </p>
      ) : null}
      <Button onClick={save} disabled={blocked || bets.length === 0} aria-describedby={limited ? limitId : undefined}>
        <Download size={17} aria-hidden="true" />
        <Trans>CSV</Trans>
      </Button>
    </div>
  )
}

function cellsOf(bet: Bet) {
  const { createdAt, id, matchName, HeadName, runnerName, selectionType, line, odds, stack, status, profitLoss } = bet
  return [
    formatDateTime(createdAt),
    id,
    matchName,
    HeadName,
    runnerName,
    selectionType,
    line ?? '',
    odds,
    stack,
    status,
    profitLoss ?? '',
  ]
}
