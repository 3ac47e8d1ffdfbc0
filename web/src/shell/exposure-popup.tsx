import type { Schema } from '@chaupar/api/api'
import { groupBy } from '@chaupar/api/group-by'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { query } from '../api/query.ts'
import { paths } from '../config/paths.ts'
import { formatDateTime } from '../lib/dates.ts'
import { formatRupees, formatSigned } from '../lib/money.ts'
import { exposedBets, exposedPageSize as pageSize } from '../money/exposure.ts'
import { IconButton } from '../ui/basics/icon-button.tsx'
import { phoneMedia, useMedia } from '../ui/basics/media.ts'
import { Tag } from '../ui/basics/tag.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useOverlay } from '../ui/overlays/open-overlays-store.ts'
import { Pager } from '../ui/records/pager.tsx'
import { type Column, Table } from '../ui/records/table.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Loaded } from '../ui/states/loaded.tsx'
import './exposure-popup.css'

type Match = Schema<'BetMatch'>
type Bet = Schema<'Bet'>

/** Exposure for each match, and behind a match the player's bets on it (spec 2.7). Back returns to the first table. */
export function ExposurePopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [picked, setPicked] = useState<Match | null>(null)
  // Kept here, so that Back leads to the page that was left.
  const [page, setPage] = useState(1)
  const leave = () => setPicked(null)
  useOverlay(picked !== null, leave)
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
        {picked ? (
          <MatchBets of={picked} onLeave={onClose} />
        ) : (
          <Matches page={page} onPage={setPage} onPick={setPicked} onLeave={onClose} />
        )}
      </div>
    </Dialog>
  )
}

type MatchesProps = {
  page: number
  onPage: (page: number) => void
  onPick: (match: Match) => void
  /** The player goes to a match. */
  onLeave: () => void
}

/** The answer brings all matches at once: the pages are cut here. */
function Matches({ page, onPage, onPick, onLeave }: MatchesProps) {
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
            <MatchTable rows={rows} onPick={onPick} onLeave={onLeave} />
            <Pager page={page} pageSize={pageSize} count={betMatches.length} onPage={onPage} />
          </>
        )
      }}
    </Loaded>
  )
}

type MatchTableProps = Pick<MatchesProps, 'onPick' | 'onLeave'> & { rows: readonly Match[] }

function MatchTable({ rows, onPick, onLeave }: MatchTableProps) {
  const { t } = useLingui()
  const markets = useMarketNames()
  // A column of its own would leave the names no room on a phone.
  const phone = useMedia(phoneMedia)
  const columns: Column<Match>[] = [
    {
      id: 'match',
      head: t`Match name`,
      cell: (row) => (
        <>
          <button type="button" className="link exposure-match" onClick={() => onPick(row)}>
            {row.matchName}
          </button>
          <small className="exposure-markets">{markets.get(row.refMatchId)?.join(', ')}</small>
          {phone ? (
            <small className="exposure-markets">
              <Trans>
                Ref match ID <MatchId of={row} onLeave={onLeave} />
              </Trans>
            </small>
          ) : null}
        </>
      ),
    },
    {
      id: 'exposure',
      head: t`Exposure amount`,
      figure: true,
      cell: ({ exposureAmount }) => (
        <span className={exposureAmount > 0 ? 'num-neg' : undefined} translate="no">
          {formatSigned(-exposureAmount)}
        </span>
      ),
    },
    {
      id: 'bets',
      head: t`Total bets`,
      figure: true,
      cell: ({ totalBets, unmatchedBets = 0 }) => (
        <>
          {totalBets}
          {unmatchedBets > 0 ? <small className="exposure-markets">{t`${unmatchedBets} unmatched`}</small> : null}
        </>
      ),
    },
    ...(phone
      ? []
      : [
          {
            id: 'id',
            head: t`Ref match ID`,
            cell: (row: Match) => <MatchId of={row} onLeave={onLeave} />,
          },
        ]),
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

/** The id of a match, which leads to it. */
function MatchId({ of: { refMatchId, matchName }, onLeave }: { of: Match; onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <Link
      className="link exposure-id"
      to={paths.match(refMatchId)}
      onClick={onLeave}
      aria-label={t`${refMatchId}, go to ${matchName}`}
    >
      {refMatchId}
    </Link>
  )
}

/** The names of the markets that hold open bets, by match; of as many bets as the call gives at once. */
function useMarketNames(): ReadonlyMap<string, readonly string[]> {
  const { data } = useQuery(query('listUserBets', { query: { skip: 0, pagesize: 100, betstatus: 'open' } }))
  const byMatch = groupBy(data?.bets ?? [], ({ refMatchId }) => refMatchId)
  return new Map([...byMatch].map(([match, bets]) => [match, [...new Set(bets.map(({ HeadName }) => HeadName))]]))
}

function MatchBets({ of: { refMatchId, matchName }, onLeave }: { of: Match; onLeave: () => void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const bets = useQuery({
    ...exposedBets(refMatchId, page),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded of={bets} failed={<Trans>We could not load your bets on this match</Trans>}>
      {(data) => (
        <>
          <Link className="link exposure-go" to={paths.match(refMatchId)} onClick={onLeave}>
            <Trans>Go to the match</Trans>
          </Link>
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
    pending: t`Waiting`,
    unmatched: t`Unmatched`,
    open: t`Matched`,
    won: t`Won`,
    lost: t`Lost`,
    void: t`Void`,
    cashed_out: t`Cashed out`,
  }
  const sides = { back: t`Back`, lay: t`Lay`, yes: t`Yes`, no: t`No` }
  const columns: Column<Bet>[] = [
    {
      id: 'bet',
      head: t`Selection`,
      cell: ({ runnerName, HeadName, line }) => (
        <>
          {runnerName === HeadName ? null : runnerName}
          <small className="exposure-markets">{line === undefined ? HeadName : t`${HeadName}, ${line} runs`}</small>
        </>
      ),
    },
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
