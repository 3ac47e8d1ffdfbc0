import { categories } from '@chaupar/games/rules/poker/hands'
import type { TwoHandsEvent } from '@chaupar/games/rules/poker/two-hands'
import { Board } from '../../drawing/board.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { categoryText, categoryTimes, shortCategory, tableOf } from './categories.ts'
import { becameText } from './said.ts'
import { pokerTexts } from './texts.ts'
import './poker.css'

const sides = ['a', 'b'] as const

/** Both hands with the board below them; for each hand the bet that it wins and those on what it becomes. */
export function PokerStage(props: FaceProps<TwoHandsEvent>) {
  const { variant, language } = props
  const t = pokerTexts[language]
  const { sideTimes, sideTimesAtTie } = tableOf(variant)
  const round = roundOnTable(props)
  const winner = shownEvent(round, 'outcome')?.winner
  const board = {
    key: 'board' as const,
    places: 5,
    name: t.board,
    worth: winner === 'tie' ? t.shared : '',
    state: undefined,
  }
  const hands = sides.map((side) => ({
    key: side,
    places: 2,
    name: t[side],
    worth: becameText(round, side, language),
    state: stateBeside(side, winner),
  }))
  return (
    <CardTable
      className="poker"
      cards={5}
      hands={[...hands, board].map(({ key, ...hand }) => (
        <Hand
          key={key}
          {...hand}
          language={language}
          cards={cardsTo(shownEvents(round, 'card'), key)}
          isWaiting={round === null}
        />
      ))}
    >
      <Board table={props} name={tableTexts[language].spots} className="plates poker-spots">
        {sides.map((side) => (
          <fieldset key={side} className="poker-side" aria-label={t[side]}>
            <Plate
              on={side}
              name={t[side]}
              pays={sideTimes}
              note={sideTimesAtTie === 100 ? t.allBack : t.halfBack}
              size="main"
            />
            {categories.map((category) => (
              <Plate
                key={category}
                on={`${side}-${category}`}
                name={t.becomes(t[side], categoryText(category, language))}
                sign={shortCategory(category, language)}
                pays={categoryTimes[category]}
                size="small"
              />
            ))}
          </fieldset>
        ))}
      </Board>
    </CardTable>
  )
}
