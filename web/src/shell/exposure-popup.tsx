import type { Schema } from '@chaupar/contracts/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { query } from '../api/query.ts'
import { formatDateTime } from '../lib/dates.ts'
import { formatRupees, formatSigned } from '../lib/money.ts'
import { IconButton } from '../ui/basics/icon-button.tsx'
import { Tag } from '../ui/basics/tag.tsx'
import { useCover } from '../ui/overlays/covers-store.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Pager } from '../ui/records/pager.tsx'
import { type Column, Table } from '../ui/records/table.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Loaded } from '../ui/states/loaded.tsx'
import './exposure-popup.css'

type Match = Schema<'BetMatch'>
type Bet = Schema<'Bet'>

/** Of both tables (spec 9). */
const pageSize = 10

/** Exposure for each match, and behind a match the player's bets on it (spec 2.7). Back returns to the first table. */
export function ExposurePopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [picked, setPicked] = useState<Match | null>(null)
  // Kept here, so that Back leads to the page that was left.
  const [page, setPage] = useState(1)
  const leave = () => setPicked(null)
  useCover(picked !== null, leave)
  const back = picked ? (
    <IconButton
      label={t({ message: 'Back', context: 'navigation' })}
      icon={<ChevronLeft size={20} aria-hidden="true" />}
      onClick={leave}
    />
  ) : null
  return (
    <Dialog open wide onClose={onClose} back={back} title={picked ? picked.matchName : t`Exposure`}>
      <div className="exposure">
        {picked ? <MatchBets of={picked} /> : <Matches page={page} onPage={setPage} onPick={setPicked} />}
      </div>
    </Dialog>
  )
}

type MatchesProps = { page: number; onPage: (page: number) => void; onPick: (match: Match) => void }

/** The answer brings all matches at once: the pages are cut here. */
function Matches({ page, onPage, onPick }: MatchesProps) {
  const exposure = useQuery(query('getExposure'))
  return (
    <Loaded of={exposure} failed={<Trans>We could not load your exposure</Trans>}>
      {({ betMatches }) => {
        const rows = betMatches.slice((page - 1) * pageSize, page * pageSize)
        return betMatches.length === 0 ? (
          <EmptyState title={<Trans>No open bets</Trans>}>
            <Trans>A match appears here as soon as you hold a bet on it.</Trans>
          </EmptyState>
        ) : (
          <>
            <MatchTable rows={rows} onPick={onPick} />
            <Pager page={page} pageSize={pageSize} count={betMatches.length} onPage={onPage} />
          </>
        )
      }}
    </Loaded>
  )
}

function MatchTable({ rows, onPick }: { rows: readonly Match[]; onPick: (match: Match) => void }) {
  const { t } = useLingui()
  const columns: Column<Match>[] = [
    {
      id: 'exposure',
      head: t`Exposure amount`,
      figure: true,
      cell: ({ exposureAmount }) => <span className="num-neg">{formatSigned(-exposureAmount)}</span>,
    },
    {
      id: 'match',
      head: t`Match name`,
      cell: (row) => (
        <button type="button" className="link" onClick={() => onPick(row)}>
          {row.matchName}
        </button>
      ),
    },
    {
      id: 'id',
      head: t`Ref match ID`,
      cell: ({ refMatchId }) => <span className="text-muted whitespace-nowrap">{refMatchId}</span>,
    },
    { id: 'bets', head: t`Total bets`, figure: true, cell: ({ totalBets }) => totalBets },
  ]
  return (
    <Table
      caption={t`Exposure for each match`}
      columns={columns}
      rows={rows}
      keyOf={({ refMatchId }) => refMatchId}
      scroll
    />
  )
}

function MatchBets({ of: { refMatchId, matchName } }: { of: Match }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const bets = useQuery({
    ...query('listMatchBets', { query: { skip: (page - 1) * pageSize, pageSize, refmatchid: refMatchId } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded of={bets} failed={<Trans>We could not load your bets on this match</Trans>}>
      {(data) => (
        <>
          <BetTable bets={data.bets} caption={t`Your bets on ${matchName}`} />
          <Pager page={page} pageSize={pageSize} count={data.count} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}

function BetTable({ bets, caption }: { bets: readonly Bet[]; caption: string }) {
  const { t } = useLingui()
  const statuses: Readonly<Record<Bet['status'], string>> = {
    pending: t`pending`,
    open: t`open`,
    won: t`won`,
    lost: t`lost`,
    void: t`void`,
    cashed_out: t`cashed out`,
  }
  const sides = { back: t`Back`, lay: t`Lay`, yes: t`Yes`, no: t`No` }
  const columns: Column<Bet>[] = [
    { id: 'odds', head: t`Odds`, figure: true, cell: ({ odds }) => odds },
    { id: 'stack', head: t`Stack`, figure: true, cell: ({ stack }) => formatRupees(stack) },
    {
      id: 'side',
      head: t`Selection type`,
      cell: (bet) => <Tag tone={bet.selectionType}>{sideName(bet, sides)}</Tag>,
    },
    { id: 'status', head: t`Status`, cell: ({ status }) => statuses[status] ?? status },
    {
      id: 'created',
      head: t`Create date`,
      cell: ({ createdAt }) => <span className="text-muted">{formatDateTime(createdAt)}</span>,
    },
  ]
  return <Table caption={caption} columns={columns} rows={bets} keyOf={({ id }) => id} scroll />
}

/** A bet on a line is Yes or No; all others back or lay (spec 4). */
function sideName({ selectionType, line }: Bet, names: Record<'back' | 'lay' | 'yes' | 'no', string>): string {
  if (line === undefined) return names[selectionType]
  return selectionType === 'back' ? names.yes : names.no
}
