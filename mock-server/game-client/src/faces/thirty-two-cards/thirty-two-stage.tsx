import { thirtyTwoCards } from '@chaupar/contracts/games/rules/tables/thirty-two-cards'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { priceText, Spot, Spots } from '../../drawing/spot.tsx'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import type { FaceProps } from '../face.ts'
import { players, pointsOf, winnersOf } from './race.ts'
import { thirtyTwoTexts } from './texts.ts'
import './thirty-two.css'

/** Four players with their points; for each a bet that it wins, and on odd or even points after its first card. */
export function ThirtyTwoStage(props: FaceProps) {
  const { language } = props
  const t = thirtyTwoTexts[language]
  const round = roundOnTable(props)
  const winners = winnersOf(round)
  const hands = players.map((player) => {
    const cards = cardsTo(round, String(player))
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
      <Spots language={language} className="thirty-two-spots">
        {players.map((player) => (
          <fieldset key={player} className="thirty-two-player" aria-label={t.player(player)}>
            <Spot
              table={props}
              on={`player-${player}`}
              name={t.player(player)}
              price={priceText(thirtyTwoCards.playerTimes[player])}
              size="main"
            />
            {(['odd', 'even'] as const).map((parity) => (
              <Spot
                key={parity}
                table={props}
                on={`player-${player}-${parity}`}
                name={t.parity(player, t[parity])}
                sign={t[parity]}
                price={priceText(thirtyTwoCards.parityTimes)}
                size="small"
              />
            ))}
          </fieldset>
        ))}
      </Spots>
    </CardTable>
  )
}
