import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Match, Score } from '../queries.ts'
import './soccer-score.css'
import './set-score.css'

/** A soccer score: the goals and cards of each side, and the minute. */
export function SoccerScore({ score, teams }: { score: Score; teams: Match['teams'] }) {
  const { t } = useLingui()
  const { goals, yellowCards, redCards, minute, detail, summary } = score
  return (
    <>
      <table className="set-score" aria-label={t`Goals`}>
        <tbody>
          {teams.map((team, side) => (
            <tr key={team.name}>
              <th scope="row">
                {team.name}
                <Cards yellow={yellowCards?.[side] ?? 0} red={redCards?.[side] ?? 0} />
              </th>
              <td data-ahead>{goals?.[side] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="score-who">
        {goals ? null : <span>{summary}</span>}
        {minute === undefined ? null : (
          <span>
            <Trans>
              Minute <b>{minute}</b>
            </Trans>
          </span>
        )}
        {detail && detail !== `${minute}'` ? <span>{detail}</span> : null}
      </p>
    </>
  )
}

/** How many cards of each colour a side has; nothing for a colour without any. */
function Cards({ yellow, red }: { yellow: number; red: number }) {
  return (
    <>
      {yellow > 0 ? (
        <Card colour="yellow" count={yellow}>
          <Plural value={yellow} one="# yellow card" other="# yellow cards" />
        </Card>
      ) : null}
      {red > 0 ? (
        <Card colour="red" count={red}>
          <Plural value={red} one="# red card" other="# red cards" />
        </Card>
      ) : null}
    </>
  )
}

/** A card with its count in it. The words are for screen readers; light and dark distinguish the two too. */
function Card({ colour, count, children }: { colour: 'yellow' | 'red'; count: number; children: ReactNode }) {
  return (
    <>
      <span className="soccer-card" data-colour={colour} aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">
        {', '}
        {children}
      </span>
    </>
  )
}
