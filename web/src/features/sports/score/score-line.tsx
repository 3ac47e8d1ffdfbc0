import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useMarkets } from '../prices/market-store.ts'
import type { Match, Score } from '../queries.ts'
import './score-line.css'

/** From here on what is scrolled up is behind the header, folded or not. */
const headerPx = 40

/**
 * The score in one line, at the top of the screen once its head is scrolled away. It lies over the page: nothing moves when it
 * comes. Its words stand in the head too, so screen readers skip these.
 */
export function ScoreLine({ match }: { match: Match | undefined }) {
  const { t } = useLingui()
  const [away, setAway] = useState(false)
  const shown = match !== undefined
  const pushed = useMarkets((state) => state.score)
  useEffect(() => {
    const head = shown ? document.querySelector('.score') : null
    if (!head) return
    // A header that stands over it hides it as well.
    const watcher = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < headerPx),
      { rootMargin: `-${headerPx}px 0px 0px` },
    )
    watcher.observe(head)
    return () => watcher.disconnect()
  }, [shown])
  const score = pushed ?? match?.score ?? null
  if (!away || !match) return null
  return (
    <div className="score-line" aria-hidden="true">
      <p>
        <span className="truncate">{sides(match)}</span>
        <b>{score ? score.summary : t`Not started`}</b>
        <span className="score-line-detail truncate">
          <Detail score={score} />
        </span>
      </p>
    </div>
  )
}

function sides({ teams: [home, away], matchName }: Match): string {
  return home && away ? `${home.shortName} v ${away.shortName}` : matchName
}

/** What is left to say beside the summary: the chase, the over, the points of a game, the minute. */
function Detail({ score }: { score: Score | null }) {
  if (score?.sport !== 'cricket' || score.need) return score?.detail
  const balls = score.lastOvers?.at(-1)?.balls.join(' ')
  return balls ? <Trans>This over: {balls}</Trans> : null
}
