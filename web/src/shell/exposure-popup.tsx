import type { Schema } from '@chaupar/contracts/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { query } from '../api/query.ts'
import { formatDateTime } from '../lib/dates.ts'
import { formatRupees, formatSigned } from '../lib/money.ts'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { Tag } from '../ui/tag.tsx'

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
  const back = picked ? (
    <IconButton
      label={t({ message: 'Back', context: 'navigation' })}
      icon={<ChevronLeft size={20} aria-hidden="true" />}
      onClick={() => setPicked(null)}
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
  const heads = [t`Exposure amount`, t`Match name`, t`Ref match ID`, t`Total bets`]
  return (
    <Table label={t`Exposure for each match`} heads={heads} numbers={[0, 3]}>
      {rows.map((row) => (
        <tr key={row.refMatchId}>
          <td className="num num-neg">{formatSigned(-row.exposureAmount)}</td>
          <td>
            <button type="button" className="link" onClick={() => onPick(row)}>
              {row.matchName}
            </button>
          </td>
          <td className="text-muted">{row.refMatchId}</td>
          <td className="num">{row.totalBets}</td>
        </tr>
      ))}
    </Table>
  )
}

function MatchBets({ of: { refMatchId, matchName } }: { of: Match }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const bets = useQuery({
    ...query('listMatchBets', { query: { skip: (page - 1) * pageSize, pageSize, refmatchid: refMatchId } }),
    placeholderData: keepPreviousData,
  })
  const heads = [t`Odds`, t`Stack`, t`Selection type`, t`Status`, t`Create date`]
  return (
    <Loaded of={bets} failed={<Trans>We could not load your bets on this match</Trans>}>
      {(data) => (
        <>
          <Table label={t`Your bets on ${matchName}`} heads={heads} numbers={[0, 1]}>
            {data.bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} />
            ))}
          </Table>
          <Pager page={page} pageSize={pageSize} count={data.count} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}

function BetRow({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const statuses: Readonly<Record<Bet['status'], string>> = {
    pending: t`pending`,
    open: t`open`,
    won: t`won`,
    lost: t`lost`,
    void: t`void`,
    cashed_out: t`cashed out`,
  }
  return (
    <tr>
      <td className="num">{bet.odds}</td>
      <td className="num">{formatRupees(bet.stack)}</td>
      <td>
        <Tag tone={bet.selectionType}>{sideName(bet, { back: t`Back`, lay: t`Lay`, yes: t`Yes`, no: t`No` })}</Tag>
      </td>
      <td>{statuses[bet.status] ?? bet.status}</td>
      <td className="text-muted">{formatDateTime(bet.createdAt)}</td>
    </tr>
  )
}

/** A bet on a line is Yes or No; all others back or lay (decisions). */
function sideName({ selectionType, line }: Bet, names: Record<'back' | 'lay' | 'yes' | 'no', string>): string {
  if (line === undefined) return names[selectionType]
  return selectionType === 'back' ? names.yes : names.no
}

type TableProps = { label: string; heads: readonly string[]; numbers: readonly number[]; children: ReactNode }

/** Scrolls by itself where the columns do not fit, so that the popup never does. */
function Table({ label, heads, numbers, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={numbers.includes(column) ? 'num' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
