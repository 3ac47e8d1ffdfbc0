import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { csvText } from '../../lib/csv.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { type BetFilter, betHistory } from './bet-history.ts'
import { isOpen } from './bet-words.tsx'
import type { Bet } from './queries.ts'

/** The filtered bets as a file for a spreadsheet; ready as soon as the totals are, since both read the same bets. */
export function BetExport({ filter, blocked }: { filter: BetFilter; blocked: boolean }) {
  const { t } = useLingui()
  const { days, type, status } = filter
  const { data } = useQuery({ ...betHistory(type === undefined ? { days } : { days, type }), enabled: !blocked })
  const bets = data?.bets.filter((bet) => status === undefined || isOpen(bet) === (status === 'open')) ?? []
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
    <Button onClick={save} disabled={blocked || bets.length === 0}>
      <Download size={17} aria-hidden="true" />
      <Trans>CSV</Trans>
    </Button>
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
