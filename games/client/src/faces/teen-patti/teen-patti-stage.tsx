import { type TeenPattiEvent, teenPattiNamed } from '@chaupar/games/rules/tables/teen-patti'
import { Board } from '../../drawing/board.tsx'
import { PlayingCard } from '../../drawing/card.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { shortTimes } from '../../drawing/table-result.ts'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { kindText } from './teen-patti-words.ts'
import { teenPattiTexts } from './texts.ts'
import './teen-patti.css'

const sides = ['a', 'b'] as const

/** The two hands, the joker where there is one, and the four bets. */
export function TeenPattiStage(props: FaceProps<TeenPattiEvent>) {
  const { variant, language } = props
  const t = teenPattiTexts[language]
  const round = roundOnTable(props)
  const outcome = shownEvent(round, 'outcome')
  const hands = sides.map((side) => (
    <Hand
      key={side}
      name={t[side]}
      language={language}
      cards={cardsTo(shownEvents(round, 'card'), side)}
      places={3}
      isWaiting={round === null}
      worth={outcome === undefined ? '' : kindText(outcome[side], language)}
      state={stateBeside(side, outcome?.winner)}
    />
  ))
  const { playerTimes, pairPlusTimes } = teenPattiNamed(variant)
  const plus = Object.values(pairPlusTimes)
  const range = `${Math.min(...plus) / 100}–${shortTimes(Math.max(...plus))}`
  return (
    <CardTable
      className="teen-patti"
      cards={3}
      hands={
        <>
          {hands}
          {variant === 'joker' ? <Joker props={props} /> : null}
        </>
      }
    >
      <Board table={props} name={tableTexts[language].spots} className="plates teen-patti-spots">
        {sides.map((side) => (
          <Plate
            key={side}
            on={side}
            name={t[side]}
            pays={playerTimes}
            note={variant === 'muflis' ? t.lowerHand : t.betterHand}
            size="main"
          />
        ))}
        {sides.map((side) => (
          <Plate
            key={side}
            on={`${side}-pair-plus`}
            name={side === 'a' ? t.aPairPlus : t.bPairPlus}
            pays={range}
            note={t.byTheHand}
          />
        ))}
      </Board>
    </CardTable>
  )
}

/** The card that makes its rank wild. */
function Joker({ props }: { props: FaceProps<TeenPattiEvent> }) {
  const joker = shownEvent(roundOnTable(props), 'joker')
  return (
    <section className="teen-patti-joker" aria-label={teenPattiTexts[props.language].joker}>
      <PlayingCard
        card={joker?.card ?? null}
        language={props.language}
        comes={joker === undefined ? undefined : 'dealt'}
      />
      <p>{teenPattiTexts[props.language].joker}</p>
    </section>
  )
}
