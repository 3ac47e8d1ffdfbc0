import { type BaccaratEvent, baccaratNamed } from '@chaupar/games/rules/tables/baccarat'
import { Board } from '../../drawing/board.tsx'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { shortTimes } from '../../drawing/table-result.ts'
import { cardsTo, roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import { shownEvent, shownEvents } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { pointsOf } from './baccarat-words.ts'
import { baccaratTexts } from './texts.ts'
import './baccarat.css'

/** What a tie and a pair pay, in hundredths (games/rules/tables/baccarat.ts). */
const [tieTimes, pairTimes] = [900, 1_200]

/** Player and banker with their points, and the five bets. */
export function BaccaratStage(props: FaceProps<BaccaratEvent>) {
  const { variant, language } = props
  const t = baccaratTexts[language]
  const round = roundOnTable(props)
  const winner = shownEvent(round, 'outcome')?.winner
  const hands = (['player', 'banker'] as const).map((side) => {
    const points = pointsOf(round, side)
    return (
      <Hand
        key={side}
        name={t[side]}
        language={language}
        cards={cardsTo(shownEvents(round, 'card'), side)}
        places={2}
        isWaiting={round === null}
        worth={points === null ? '' : t.points(points)}
        state={stateBeside(side, winner)}
      />
    )
  })
  const { bankerTimes, bankerSixTimes } = baccaratNamed(variant)
  const bankerNote = bankerSixTimes === bankerTimes ? t.nearerNine : t.withSix(shortTimes(bankerSixTimes))
  return (
    <CardTable className="baccarat" cards={3} hands={hands}>
      <Board table={props} name={tableTexts[language].spots} className="plates baccarat-spots">
        <Plate on="player" name={t.player} pays={200} note={t.nearerNine} size="main" />
        <Plate on="tie" name={t.tie} pays={tieTimes} note={t.equal} size="main" />
        <Plate on="banker" name={t.banker} pays={bankerTimes} note={bankerNote} size="main" />
        <Plate on="player-pair" name={t.playerPair} pays={pairTimes} note={t.firstTwo} />
        <Plate on="banker-pair" name={t.bankerPair} pays={pairTimes} note={t.firstTwo} />
      </Board>
    </CardTable>
  )
}
