import type { Schema } from '@chaupar/api/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { Figure, Figures } from '../../../../ui/records/figures.tsx'
import { type Column, Table } from '../../../../ui/records/table.tsx'
import type { Match } from '../../queries.ts'

type TennisSet = Schema<'SetCard'>
type Game = TennisSet['games'][number] & { number: number; after: string }

type TennisCardProps = {
  card: Pick<Schema<'Scorecard'>, 'points' | 'breaks'>
  sets: readonly TennisSet[]
  teams: Match['teams']
}

/** Each set game by game, the running one first; who served, who won it, and how close it was. */
export function TennisCard({ card: { points, breaks }, sets, teams }: TennisCardProps) {
  const { t } = useLingui()
  const nameOf = (side: 0 | 1) => teams[side]?.name ?? ''
  const columns: Column<Game>[] = [
    { id: 'number', head: t`Game`, figure: true, cell: ({ number }) => number },
    { id: 'server', head: t`Serve`, wideOnly: true, cell: ({ server }) => <bdi>{nameOf(server)}</bdi> },
    {
      id: 'winner',
      head: t`Won by`,
      cell: (game) => (
        <>
          <bdi className="scorecard-name">{nameOf(game.winner)}</bdi>
          <span className="scorecard-how">
            <HowWon game={game} />
          </span>
        </>
      ),
    },
    { id: 'after', head: t`Games`, figure: true, cell: ({ after }) => <b>{after}</b> },
  ]
  const shown = sets.map((set, index) => ({ set, number: index + 1 })).reverse()
  return (
    <>
      <Figures label={t`Totals`}>
        {points ? <Figure term={<Trans>Points won</Trans>}>{points.join(' – ')}</Figure> : null}
        {breaks ? <Figure term={<Trans>Breaks of serve</Trans>}>{breaks.join(' – ')}</Figure> : null}
      </Figures>
      {shown.map(({ set, number }) => (
        <section key={number}>
          <h3>
            <Trans>
              Set {number}: {set.home}–{set.away}
            </Trans>
          </h3>
          {set.games.length === 0 ? (
            <p className="text-muted">
              <Trans>No game of this set is over yet.</Trans>
            </p>
          ) : (
            <Table
              caption={t`Games of set ${number}`}
              columns={columns}
              rows={gameRows(set)}
              keyOf={(game) => String(game.number)}
            />
          )}
        </section>
      ))}
    </>
  )
}

/** The games of a set with their numbers and the score after each. */
function gameRows({ games }: TennisSet): Game[] {
  const score: [number, number] = [0, 0]
  return games.map((game, index) => {
    score[game.winner] += 1
    return { ...game, number: index + 1, after: score.join('–') }
  })
}

const calls = ['0', '15', '30'] as const

function HowWon({ game: { tieBreak, points, server, winner } }: { game: Game }) {
  const lost = Math.min(...points)
  const call = calls[lost]
  if (tieBreak)
    return (
      <Trans>
        tie-break {points[0]}–{points[1]}
      </Trans>
    )
  return (
    <>
      {server === winner ? (
        <Trans>held</Trans>
      ) : (
        <b className="scorecard-break">
          <Trans>break</Trans>
        </b>
      )}{' '}
      {call === undefined ? <Trans>after deuce</Trans> : <Trans>to {call}</Trans>}
    </>
  )
}
