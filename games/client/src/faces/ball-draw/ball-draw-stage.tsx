import type { BallDrawEvent } from '@chaupar/games/rules/instant/ball-draw'
import { useShownOneByOne } from '../../drawing/use-shown-one-by-one.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { cardsOf, type Deal, type DealtCard, dealOf, layoutOf } from './deal.ts'
import { type BallTexts, ballMs, ballTexts } from './texts.ts'
import './ball-draw.css'

/** Balls that are drawn before the last one. */
const drawn = 20

/** The balls as they come, and the cards on which they are marked. */
export function BallDrawStage({ language, phase, bet, round, isStill, canChoose }: FaceProps<BallDrawEvent>) {
  const t = ballTexts[language]
  const played = phase === 'showing' || phase === 'ended' ? round : null
  // The cards lie there until another number of them is chosen.
  const shownRound = played !== null && canChoose && cardsOf(played.bet) !== cardsOf(bet) ? null : played
  const deal = dealOf(shownRound, cardsOf(bet))
  const isDrawing = shownRound?.events.at(-1)?.type === 'balls' && phase === 'showing' && !isStill
  const shown = useShownOneByOne(shownRound?.id ?? '', deal.balls.length, ballMs, isDrawing)
  const balls = deal.balls.slice(0, shown)
  const hit = new Set([0, ...balls, ...(deal.last === null ? [] : [deal.last.number])])
  const count = deal.cards.length
  const upright = layoutOf(count, 0.75)
  const lying = layoutOf(count, 2.4)
  return (
    <div className="balls">
      <Tube balls={balls} last={deal.last} t={t} />
      <ol
        className="balls-cards"
        style={{
          '--upright-columns': upright.columns,
          '--upright-rows': upright.rows,
          '--lying-columns': lying.columns,
          '--lying-rows': lying.rows,
        }}
      >
        {[...deal.cards.entries()].map(([at, card]) => (
          <li key={at}>
            <Card card={card} hit={hit} name={t.card(at + 1)} t={t} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Tube({ balls, last, t }: { balls: readonly number[]; last: Deal['last']; t: BallTexts }) {
  return (
    <section className="balls-tube" aria-label={t.balls}>
      <ol className="balls-row">
        {Array.from({ length: drawn }, (_, at) => balls[at] ?? null).map((number, at) => (
          <li
            key={number ?? `place ${at}`}
            className="ball"
            data-colour={number === null ? undefined : colourOf(number)}
          >
            {number}
          </li>
        ))}
      </ol>
      <p className="balls-last" data-colour={last === null ? undefined : colourOf(last.number)}>
        <span>{last?.number ?? ''}</span>
        <span className="balls-times">{last === null ? t.lastBall : `${last.multiplier}×`}</span>
      </p>
    </section>
  )
}

type CardProps = { card: DealtCard; hit: ReadonlySet<number>; name: string; t: BallTexts }

function Card({ card: { numbers, onLine, lines, times, isMultiplied }, hit, name, t }: CardProps) {
  const isDealt = numbers.some((number) => number > 0)
  const paid = times !== null && times > 0 ? timesText(times) : ''
  return (
    <div
      className="balls-card"
      data-paid={paid !== '' || undefined}
      role="img"
      aria-label={t.cardSays(name, lines, paid)}
    >
      {[...numbers.entries()].map(([place, number]) => (
        <span
          key={place}
          className="balls-cell"
          data-hit={(isDealt && hit.has(number)) || place === 12 || undefined}
          data-line={onLine.has(place) || undefined}
        >
          {number > 0 ? number : place === 12 ? '★' : ''}
        </span>
      ))}
      {paid === '' ? null : (
        <span className="balls-paid" data-multiplied={isMultiplied || undefined}>
          {paid}
        </span>
      )}
    </div>
  )
}

/** One of five colours, in the order of the numbers. */
function colourOf(number: number): number {
  return Math.min(4, Math.floor((number - 1) / 11))
}
