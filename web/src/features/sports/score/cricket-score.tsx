import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { narrowMedia, phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { sidesOf } from '../innings.ts'
import type { Match, Score } from '../queries.ts'
import './cricket-score.css'

type Over = NonNullable<Score['lastOvers']>[number]

/** A cricket score ball by ball: the innings in play, the chase, the last overs, who bats and who bowls. */
export function CricketScore({ score, match }: { score: Score; match: Pick<Match, 'matchName' | 'teams'> }) {
  const now = score.innings?.at(-1)
  const sides = sidesOf(score, match.teams)
  const narrow = useMedia(narrowMedia)
  // A phone upright has room for one of the two: the run rate in the first innings, the score to beat in the second.
  const others = sides.filter(({ isBatting, made }) => !isBatting && (made !== null || !narrow))
  const rated = !narrow || others.length === 0
  const short = sides.find(({ isBatting }) => isBatting)?.shortName
  const phone = useMedia(phoneMedia)
  const overs = (score.lastOvers ?? []).slice(-3)
  return (
    <>
      <div className="score-big">
        <span className="score-team" translate="no">
          {(phone ? short : undefined) ?? now?.team ?? match.matchName}
        </span>
        <b translate="no">{now ? `${now.runs}/${now.wickets}` : score.summary}</b>
        <span className="score-side">
          <span className="score-need">
            {score.need ? (
              <Trans>
                need {score.need.runs} off {score.need.balls}
              </Trans>
            ) : (
              score.detail
            )}
          </span>
          <span className="text-muted">
            {now ? <Trans>{now.overs} overs</Trans> : null}
            {now && rated ? <RunRate runs={now.runs} overs={now.overs} /> : null}
            {others.map(({ shortName, made }) => (
              <span key={shortName} className="score-other">
                <bdi>{shortName}</bdi> {made ?? <Trans>yet to bat</Trans>}
              </span>
            ))}
          </span>
        </span>
      </div>
      {overs.length > 0 ? (
        <div className="overs">
          {overs.map((over, index) => (
            <OverBalls key={over.over} over={over} running={index === overs.length - 1} />
          ))}
        </div>
      ) : null}
      <Players score={score} />
    </>
  )
}

function RunRate({ runs, overs }: { runs: number; overs: string }) {
  const [whole = '0', balls = '0'] = overs.split('.')
  const bowled = Number(whole) + Number(balls) / 6
  return bowled > 0 ? (
    <span className="score-rate">
      <Trans>run rate {(runs / bowled).toFixed(2)}</Trans>
    </span>
  ) : null
}

const OverBalls = memo(function OverBalls({ over, running }: { over: Over; running: boolean }) {
  const { t } = useLingui()
  const said = over.balls.join(' ')
  return (
    <div className="over" data-running={running || undefined} role="img" aria-label={t`Over ${over.over}: ${said}`}>
      <span className="over-number">{over.over}</span>
      {over.balls.map((ball, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place in the over
        <span key={index} className="ball" data-kind={ballKind(ball)}>
          {ballKind(ball) === 'dot' ? '' : ball}
        </span>
      ))}
      {running && legal(over.balls) < 6 ? <span className="ball" data-kind="next" /> : null}
    </div>
  )
})

type BallKind = 'dot' | 'wicket' | 'boundary' | 'runs'

function ballKind(ball: string): BallKind {
  if (/W(?!d)/.test(ball)) return 'wicket'
  if (/^(0|\.|•)$/.test(ball)) return 'dot'
  return /^[46]$/.test(ball) ? 'boundary' : 'runs'
}

/** Wides and no-balls do not count to the six. */
function legal(balls: readonly string[]): number {
  return balls.filter((ball) => !/(wd|nb)$/i.test(ball)).length
}

function Players({ score }: { score: Score }) {
  const { batters = [], bowler } = score
  return (
    <p className="score-who">
      {batters.map((batter) => (
        <span key={batter.name}>
          <b>
            <bdi>{batter.name}</bdi>
            {batter.onStrike ? '*' : ''}
          </b>{' '}
          {batter.runs} ({batter.balls})
        </span>
      ))}
      {bowler ? (
        <span>
          <b>
            <bdi>{bowler.name}</bdi>
          </b>{' '}
          {bowler.wickets}/{bowler.runs} ({bowler.overs})
        </span>
      ) : null}
    </p>
  )
}
