import { Trans, useLingui } from '@lingui/react/macro'
import type { Match, Score } from '../queries.ts'
import './set-score.css'

/** A tennis score: games of each set, the points of the running game, and who serves. */
export function TennisScore({ score, teams }: { score: Score; teams: Match['teams'] }) {
  const { t } = useLingui()
  const { sets = [], points, serving } = score
  return (
    <table className="set-score" aria-label={t`Sets`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">
              <Trans>Player</Trans>
            </span>
          </th>
          {sets.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
            <th key={index} scope="col">
              <Trans>Set {index + 1}</Trans>
            </th>
          ))}
          {points ? (
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {teams.map((team, side) => (
          <tr key={team.name}>
            <th scope="row">
              {team.name}
              {serving === side ? (
                <span className="set-serve">
                  <span className="sr-only">
                    <Trans>serves</Trans>
                  </span>
                </span>
              ) : null}
            </th>
            {sets.map((set, index) => {
              const [own, other] = side === 0 ? [set.home, set.away] : [set.away, set.home]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place
                <td key={index} data-ahead={own > other || undefined}>
                  {own}
                </td>
              )
            })}
            {points ? <td className="set-points">{points[side]}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
