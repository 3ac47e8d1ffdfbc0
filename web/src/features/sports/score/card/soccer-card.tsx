import type { Schema } from '@chaupar/api/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Column, Table } from '../../../../ui/records/table.tsx'
import type { Match } from '../../queries.ts'

type Incident = Schema<'Incident'>

/** Goals and cards, the newest first: the minute, who, and the score after it. */
export function SoccerCard({ incidents, teams }: { incidents: readonly Incident[]; teams: Match['teams'] }) {
  const { t } = useLingui()
  const columns: Column<Incident>[] = [
    { id: 'minute', head: t`Minute`, figure: true, cell: ({ minute }) => minute },
    {
      id: 'who',
      head: t`Player`,
      cell: ({ name, side }) => (
        <>
          <bdi className="scorecard-name">{name}</bdi>
          <bdi className="scorecard-how">{teams[side]?.name}</bdi>
        </>
      ),
    },
    { id: 'what', head: t`What`, cell: ({ kind }) => <What kind={kind} /> },
    { id: 'goals', head: t`Score`, figure: true, cell: ({ goals }) => <b>{goals.join('–')}</b> },
  ]
  if (incidents.length === 0) {
    return (
      <p className="text-muted">
        <Trans>No goal and no card yet.</Trans>
      </p>
    )
  }
  return (
    <Table
      caption={t`Goals and cards, newest first`}
      columns={columns}
      rows={[...incidents].reverse()}
      keyOf={({ minute, kind, side }) => `${minute} ${kind} ${side}`}
    />
  )
}

function What({ kind }: { kind: Incident['kind'] }) {
  switch (kind) {
    case 'goal':
      return (
        <b>
          <Trans>Goal</Trans>
        </b>
      )
    case 'yellow':
      return (
        <span className="scorecard-what">
          <i className="soccer-card" data-colour="yellow" aria-hidden="true" />
          <Trans>Yellow card</Trans>
        </span>
      )
    case 'red':
      return (
        <span className="scorecard-what">
          <i className="soccer-card" data-colour="red" aria-hidden="true" />
          <Trans>Red card</Trans>
        </span>
      )
  }
}
