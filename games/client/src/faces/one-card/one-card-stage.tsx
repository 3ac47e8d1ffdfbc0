import { ranks } from '@chaupar/games/rules/cards'
import { amarAkbarAnthony, luckySeven, type OneCardEvent } from '@chaupar/games/rules/tables/one-card'
import { Board } from '../../drawing/board.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { rankName } from '../../drawing/card-texts.ts'
import { Plate } from '../../drawing/spot.tsx'
import { roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { groupText } from './card-words.ts'
import { oneCardTexts } from './texts.ts'
import './one-card.css'

/** The card, the bets on its rank, and those on odd, even and colour. */
export function OneCardStage(props: FaceProps<OneCardEvent>) {
  const { variant, language } = props
  const t = oneCardTexts[language]
  const isLucky = variant === 'lucky-seven'
  const { rankBets, oddTimes, evenTimes, colourTimes } = isLucky ? luckySeven : amarAkbarAnthony
  const timesOn = (on: string) =>
    Math.max(0, ...(rankBets.find((bet) => bet.on === on)?.pays ?? []).map(({ times }) => times))
  const round = roundOnTable(props)
  const cards = shownEvents(round, 'card').map(({ card }) => card)
  const mains = isLucky ? (['below', 'seven', 'above'] as const) : (['amar', 'akbar', 'anthony'] as const)
  const notes = {
    below: t.halfBack,
    seven: '',
    above: t.halfBack,
    amar: t.aceToSix,
    akbar: t.sevenToTen,
    anthony: t.faces,
  }
  const others = { odd: oddTimes, even: evenTimes, red: colourTimes, black: colourTimes }
  const hand = (
    <Hand
      name={t.card}
      language={language}
      cards={cards}
      places={1}
      isWaiting={round === null}
      worth={groupText(cards[0], variant, language)}
    />
  )
  return (
    <CardTable className="one-card" cards={1} hands={hand}>
      <Board table={props} name={tableTexts[language].spots} className="plates one-card-spots">
        {mains.map((on) => (
          <Plate key={on} on={on} name={t[on]} pays={timesOn(on)} note={notes[on]} size="main" />
        ))}
        {(['odd', 'even', 'red', 'black'] as const).map((on) => (
          <Plate key={on} on={on} name={t[on]} pays={others[on]} size="small" />
        ))}
        {isLucky ? null : (
          <fieldset className="one-card-ranks" aria-label={t.ranks}>
            {ranks.map((rank, at) => (
              <Plate
                key={rank}
                on={`rank-${at + 1}`}
                name={rankName(rank, language)}
                sign={rank === 'T' ? '10' : rank}
                pays={timesOn(`rank-${at + 1}`)}
                size="small"
              />
            ))}
          </fieldset>
        )}
      </Board>
    </CardTable>
  )
}
