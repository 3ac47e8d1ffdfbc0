import { freeSummary, spinBefore, sumOf, type Wording } from './sentences.ts'
import { freeWon, type ShownRound } from './shown-round.ts'
import { reelTexts } from './texts.ts'

/** Over the reels while free spins are played: which one it is, and what they won so far. */
export function FreeCounter({
  shownRound,
  times,
  wording,
}: {
  shownRound: ShownRound
  times: number
  wording: Wording
}) {
  const t = reelTexts[wording.language]
  const { free } = shownRound
  if (free === null) return null
  return (
    <p className="reels-counter">
      <span>{t.freeAt(free.spin, free.total)}</span>
      <b>{t.freeSum(sumOf(freeWon(shownRound), wording))}</b>
      {times > 1 ? <span>{t.freeTimes(times)}</span> : null}
    </p>
  )
}

/** On the reels: free spins that were won, and what they came to when they are over. It stands until the next bet. */
export function FreePlate({ shownRound, wording }: { shownRound: ShownRound; wording: Wording }) {
  const t = reelTexts[wording.language]
  const { shown, free } = shownRound
  if (free === null) return null
  if (free.isOver) {
    const [sum, best] = freeSummary(free, wording)
    return (
      <div className="reels-plate">
        <p>{t.freeOver}</p>
        <strong>{sum}</strong>
        {[best, ...spinBefore(shownRound, wording)].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
  }
  if (shown?.type !== 'freeSpinTrigger' && shown?.type !== 'freeSpinRetrigger') return null
  return (
    <div className="reels-plate">
      <strong>{shown.type === 'freeSpinTrigger' ? t.freeWon(free.total) : t.freeMore(free.total)}</strong>
    </div>
  )
}
