import type { HiloEvent } from '@chaupar/games/rules/instant/hilo'
import { CardPlace, PlayingCard } from '../../drawing/card.tsx'
import { roundOnTable } from '../../drawing/table-round.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { type Seen, type Streak, streakOf, tableOf } from './streak.ts'
import { hiloTexts } from './texts.ts'
import './hilo.css'

/** Cards of the row that are shown. */
const inRow = 8

/** The open card and the cards before it; the guesses stand in the bar. */
export function HiloStage(props: FaceProps<HiloEvent>) {
  const { variant, language } = props
  const t = hiloTexts[language]
  const round = roundOnTable(props)
  const streak = streakOf(round)
  const open = streak.cards.at(-1)
  return (
    <div className="hilo">
      <dl className="hilo-figures">
        <Figure name={t.cards} value={`${streak.cards.length} / ${tableOf(variant).cards}`} />
        <Figure name={t.right} value={String(streak.right)} />
        <Figure name={t.pays} value={timesText(streak.times)} />
      </dl>
      {variant === 'ladder' ? <Ladder streak={streak} /> : null}
      <div className="hilo-open" data-came={open === undefined ? undefined : open.isRight ? 'right' : 'wrong'}>
        <PlayingCard
          key={streak.cards.length}
          card={open?.card ?? null}
          language={language}
          comes={open === undefined ? undefined : 'dealt'}
          state={open?.isRight === false ? 'idle' : undefined}
        />
        <p>{cameText(open, props)}</p>
      </div>
      <section className="hilo-row" aria-label={t.before}>
        {streak.cards.length < 2 ? (
          <CardPlace />
        ) : (
          [...streak.cards.slice(0, -1).entries()].slice(-inRow).map(([at, { card, isRight, by }]) => (
            <span key={at} data-by={by}>
              <PlayingCard card={card} language={language} state={isRight ? undefined : 'idle'} />
            </span>
          ))
        )}
      </section>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A rung for each guess of the short game. */
function Ladder({ streak }: { streak: Streak }) {
  const rungs = tableOf('ladder').cards - 1
  return (
    <ol className="hilo-ladder" aria-hidden="true">
      {Array.from({ length: rungs }, (_, at) => at + 1).map((rung) => {
        const seen = streak.cards[rung]
        const state = seen === undefined ? 'open' : seen.by === 'skip' ? 'skipped' : seen.isRight ? 'right' : 'wrong'
        return <li key={rung} data-state={state} />
      })}
    </ol>
  )
}

function cameText(open: Seen | undefined, { language }: FaceProps): string {
  const t = hiloTexts[language]
  if (open === undefined) return t.waiting
  if (open.by === '' || open.by === 'skip') return t.highOrLow
  return open.isRight ? t.rightGuess : t.wrongGuess
}
