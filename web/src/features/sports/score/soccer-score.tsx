import { Plural, Trans } from '@lingui/react/macro'
import type { Match, Score } from '../queries.ts'
import './soccer-score.css'

/** A soccer score in one row: the sides with their cards, the goals between them, and how far the match is. */
export function SoccerScore({ score, teams: [home, away] }: { score: Score; teams: Match['teams'] }) {
  const { goals, yellowCards, redCards, minute, detail, summary } = score
  const cardsOf = (side: 0 | 1) => ({ yellow: yellowCards?.[side] ?? 0, red: redCards?.[side] ?? 0 })
  return (
    <p className="score-big soccer-score">
      <Side name={home?.name ?? ''} {...cardsOf(0)} /> <b>{goals ? goals.join(' - ') : summary}</b>{' '}
      <Side name={away?.name ?? ''} {...cardsOf(1)} />{' '}
      <span className="soccer-time">
        {minute !== undefined && (!detail || detail === `${minute}'`) ? (
          <>
            <span aria-hidden="true">{minute}'</span>
            <span className="sr-only">
              <Trans>Minute {minute}</Trans>
            </span>
          </>
        ) : (
          detail
        )}
      </span>
    </p>
  )
}

/** A side with a mark for each of its cards; the words are for screen readers. */
function Side({ name, yellow, red }: { name: string; yellow: number; red: number }) {
  return (
    <span className="soccer-side">
      <span className="score-team" translate="no">
        {name}
      </span>
      {yellow + red > 0 ? (
        <span className="soccer-cards">
          <Marks colour="yellow" count={yellow} />
          <Marks colour="red" count={red} />
        </span>
      ) : null}
      {yellow > 0 ? (
        <span className="sr-only">
          {', '}
          <Plural value={yellow} one="# yellow card" other="# yellow cards" />
        </span>
      ) : null}
      {red > 0 ? (
        <span className="sr-only">
          {', '}
          <Plural value={red} one="# red card" other="# red cards" />
        </span>
      ) : null}
    </span>
  )
}

/** One mark for each card. Light and dark distinguish the colours too. */
function Marks({ colour, count }: { colour: 'yellow' | 'red'; count: number }) {
  return Array.from({ length: count }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal marks have no other name
    <i key={card} className="soccer-card" data-colour={colour} />
  ))
}
