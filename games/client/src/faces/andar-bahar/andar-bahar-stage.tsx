import { type AndarBaharEvent, andarBahar, longAndarBahar } from '@chaupar/games/rules/tables/andar-bahar'
import { Board } from '../../drawing/board.tsx'
import { PlayingCard } from '../../drawing/card.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { fallenCards } from './andar-bahar-words.ts'
import { andarBaharTexts } from './texts.ts'
import './andar-bahar.css'

/** The joker, the two rows that cards fall on, bets on the sides and on how many cards fall. */
export function AndarBaharStage(props: FaceProps<AndarBaharEvent>) {
  const { variant, language } = props
  const { firstSideTimes, secondSideTimes, counts } = variant === 'long' ? longAndarBahar : andarBahar
  const t = andarBaharTexts[language]
  const round = roundOnTable(props)
  const winner = shownEvent(round, 'outcome')?.winner
  const rows = (['andar', 'bahar'] as const).map((side) => (
    <Hand
      key={side}
      name={t[side]}
      language={language}
      cards={cardsTo(shownEvents(round, 'card'), side)}
      places={1}
      isWaiting={round === null}
      worth={winner === side ? t.matched : ''}
      state={stateBeside(side, winner)}
    />
  ))
  return (
    <CardTable
      className="andar-bahar"
      cards={1}
      hands={
        <>
          <Joker props={props} />
          {rows}
        </>
      }
    >
      <Board table={props} name={tableTexts[language].spots} className="plates andar-bahar-spots">
        <Plate on="andar" name={t.andar} pays={firstSideTimes} note={t.first} size="main" />
        <Plate on="bahar" name={t.bahar} pays={secondSideTimes} note={t.second} size="main" />
        {counts.map(({ from, to, times }) => (
          <Plate
            key={from}
            on={`cards-${from}-${to}`}
            name={t.range(from, to)}
            sign={`${from}–${to}`}
            pays={times}
            size="small"
          />
        ))}
      </Board>
    </CardTable>
  )
}

/** The card whose rank is looked for, and how many have fallen. */
function Joker({ props }: { props: FaceProps<AndarBaharEvent> }) {
  const t = andarBaharTexts[props.language]
  const round = roundOnTable(props)
  const joker = shownEvent(round, 'joker')
  return (
    <section className="hand andar-bahar-joker" aria-label={t.joker}>
      <h2 className="hand-name">{t.joker}</h2>
      <PlayingCard
        card={joker?.card ?? null}
        language={props.language}
        comes={joker === undefined ? undefined : 'dealt'}
      />
      <p className="hand-worth">{fallenCards(round) === 0 ? '' : t.fallen(fallenCards(round))}</p>
    </section>
  )
}
