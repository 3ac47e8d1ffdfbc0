import type { HighCardEvent, Side } from '@chaupar/games/rules/tables/high-card'
import { Board } from '../../drawing/board.tsx'
import { SuitSign } from '../../drawing/card.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { suitName } from '../../drawing/card-texts.ts'
import { Plate } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { sideText, tableOf } from './sides.ts'
import { highCardTexts } from './texts.ts'
import './high-card.css'

/** A card for each side, bets on the higher one and on a tie, and in some games on what a side's card is. */
export function HighCardStage(props: FaceProps<HighCardEvent>) {
  const { variant, language } = props
  const t = highCardTexts[language]
  const { sides, sideTimes, tieTimes, suitedTieTimes, cardTimes, aceIsHigh } = tableOf(variant)
  const round = roundOnTable(props)
  const winner = shownEvent(round, 'outcome')?.winner
  const worth = { won: t.higher, lost: '' }
  const hands = sides.map((side) => {
    const state = stateBeside(side, winner)
    return (
      <Hand
        key={side}
        name={sideText(side, language)}
        language={language}
        cards={cardsTo(shownEvents(round, 'card'), side)}
        places={1}
        isWaiting={round === null}
        worth={winner === 'tie' ? t.tie : state === undefined ? '' : worth[state]}
        state={state}
      />
    )
  })
  const [first, second] = sides
  const note = aceIsHigh ? t.aceHigh : t.aceLow
  return (
    <CardTable className={cardTimes === undefined ? 'high-card' : 'high-card high-card-full'} cards={1} hands={hands}>
      <Board table={props} name={tableTexts[language].spots} className="plates high-card-spots">
        <Plate on={first} name={sideText(first, language)} pays={sideTimes} note={note} size="main" />
        <Plate on="tie" name={t.tie} pays={tieTimes} note={t.sameRank} />
        <Plate on="suited-tie" name={t.suitedTie} pays={suitedTieTimes} note={t.sameSuit} />
        <Plate on={second} name={sideText(second, language)} pays={sideTimes} note={note} size="main" />
        {cardTimes === undefined
          ? null
          : sides.map((side) => <CardSpots key={side} language={language} side={side} times={cardTimes} />)}
      </Board>
    </CardTable>
  )
}

type Times = NonNullable<ReturnType<typeof tableOf>['cardTimes']>

/** Bets on one side's card alone. */
function CardSpots({ language, side, times }: { language: FaceProps['language']; side: Side; times: Times }) {
  const t = highCardTexts[language]
  const of = sideText(side, language)
  return (
    <fieldset className="high-card-side" aria-label={t.cardOf(of)}>
      {(['odd', 'even', 'red', 'black'] as const).map((on) => (
        <Plate key={on} on={`${side}-${on}`} name={t.onSide(of, t[on])} sign={t[on]} pays={times[on]} size="small" />
      ))}
      {['S', 'H', 'D', 'C'].map((suit) => (
        <Plate
          key={suit}
          on={`${side}-${suit}`}
          name={t.onSide(of, suitName(suit, language))}
          sign={<SuitSign suit={suit} />}
          pays={times.suit}
          size="small"
        />
      ))}
    </fieldset>
  )
}
