import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { query } from '../api/query.ts'
import { formatDateTime } from '../lib/dates.ts'
import { formatRupees, formatSigned } from '../lib/money.ts'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tag } from '../ui/tag.tsx'

type Picked = { refMatchId: string; matchName: string }

/** Exposure for each match, and behind a match the player's bets on it (spec 2.7). Back returns to the first table. */
export function ExposurePopup({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [picked, setPicked] = useState<Picked | null>(null)
  const back = picked ? (
    <IconButton label={t`Back`} icon={<ChevronLeft size={20} aria-hidden="true" />} onClick={() => setPicked(null)} />
  ) : null
  return (
    <Dialog open wide onClose={onClose} back={back} title={picked ? picked.matchName : t`Exposure`}>
      <div className="min-h-52 p-4">{picked ? <MatchBets of={picked} /> : <Matches onPick={setPicked} />}</div>
    </Dialog>
  )
}

function Matches({ onPick }: { onPick: (match: Picked) => void }) {
  const { t } = useLingui()
  const exposure = useQuery(query('getExposure'))
  if (exposure.isError) return <Failed of={exposure} />
  if (exposure.isPending) return <Waiting />
  const rows = exposure.data.betMatches
  if (rows.length === 0) {
    return (
      <EmptyState title={<Trans>No open bets</Trans>}>
        <Trans>A match appears here as soon as you hold a bet on it.</Trans>
      </EmptyState>
    )
  }
  return (
    <table className="table" aria-label={t`Exposure for each match`}>
      <thead>
        <tr>
          <th scope="col" className="num">
            <Trans>Exposure amount</Trans>
          </th>
          <th scope="col">
            <Trans>Match name</Trans>
          </th>
          <th scope="col">
            <Trans>Ref match ID</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Total bets</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  )
}

function MatchBets({ of }: { of: Picked }) {
  const { t } = useLingui()
  const bets = useQuery(query('listMatchBets', { query: { skip: 0, pageSize: 10, refmatchid: of.refMatchId } }))
  if (bets.isError) return <Failed of={bets} />
  if (bets.isPending) return <Waiting />
  return (
    <table className="table" aria-label={t`Your bets on ${of.matchName}`}>
      <thead>
        <tr>
          <th scope="col" className="num">
            <Trans>Odds</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Stack</Trans>
          </th>
          <th scope="col">
            <Trans>Selection type</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Create date</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.data.bets.map((bet) => (
          <tr key={bet.id}>
            <td className="num">{bet.odds}</td>
            <td className="num">{formatRupees(bet.stack)}</td>
            <td>
              <Tag tone={bet.selectionType}>{bet.selectionType === 'back' ? t`Back` : t`Lay`}</Tag>
            </td>
            <td>{bet.status}</td>
            <td className="text-muted">{formatDateTime(bet.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3 py-2">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-11/12" />
    </div>
  )
}

type FailedQuery = {
  error: { message: string; requestId: string | undefined }
  refetch: () => void
  isFetching: boolean
}

function Failed({ of }: { of: FailedQuery }) {
  return (
    <ErrorState
      title={<Trans>We could not load your exposure</Trans>}
      message={of.error.message || undefined}
      requestId={of.error.requestId}
      retrying={of.isFetching}
      onRetry={() => of.refetch()}
    />
  )
}
