import { type ThirtyTwoCardsEvent, thirtyTwoCards } from '@chaupar/games/rules/tables/thirty-two-cards'
import { Board } from '../../drawing/board.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { players, pointsOf, winnersOf } from './race.ts'
import { thirtyTwoTexts } from './texts.ts'
import './thirty-two.css'

/** Four players with their points; for each a bet that it wins, and on odd or even points after its first card. */
export function ThirtyTwoStage(props: FaceProps<ThirtyTwoCardsEvent>) {
  const { language } = props
  const t = thirtyTwoTexts[language]
  const round = roundOnTable(props)
  const winners = winnersOf(round)
  const hands = players.map((player) => {
    const cards = cardsTo(shownEvents(round, 'card'), player)
    return (
      <Hand
        key={player}
        name={t.player(player)}
        language={language}
        cards={cards}
        places={1}
        isWaiting={round === null}
        worth={cards.length === 0 ? t.starts(player) : String(pointsOf(round, player))}
        state={winners.length === 0 ? undefined : winners.includes(player) ? 'won' : 'lost'}
      />
    )
  })
  return (
    <CardTable className="thirty-two" cards={1} hands={hands}>
      <Board table={props} name={tableTexts[language].spots} className="plates thirty-two-spots">
        {players.map((player) => (
          <fieldset key={player} className="thirty-two-player" aria-label={t.player(player)}>
            <Plate
              on={`player-${player}`}
              name={t.player(player)}
              pays={thirtyTwoCards.playerTimes[player]}
              size="main"
            />
            {(['odd', 'even'] as const).map((parity) => (
              <Plate
                key={parity}
                on={`player-${player}-${parity}`}
                name={t.parity(player, t[parity])}
                sign={t[parity]}
                pays={thirtyTwoCards.parityTimes}
                size="small"
              />
            ))}
          </fieldset>
        ))}
      </Board>
    </CardTable>
  )
}
