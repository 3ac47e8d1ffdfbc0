import { commissionBaccarat, noCommissionBaccarat } from '@chaupar/contracts/games/rules/tables/baccarat'
import { CardTable, Hand } from '../../drawing/card-table.tsx'
import { priceText, Spot, Spots } from '../../drawing/spot.tsx'
import { stateBeside } from '../../drawing/table-face.ts'
import { cardsTo, roundOnTable, toldEvent } from '../../drawing/table-round.ts'
import type { FaceProps } from '../face.ts'
import { textAt } from '../fields.ts'
import { baccaratTexts } from './texts.ts'
import { pointsOf } from './told.ts'
import './baccarat.css'

/** What a tie and a pair pay, in hundredths (contracts/src/games/rules/tables/baccarat.ts). */
const [tieTimes, pairTimes] = [900, 1_200]

/** Player and banker with their points, and the five bets. */
export function BaccaratStage(props: FaceProps) {
  const { variant, language } = props
  const t = baccaratTexts[language]
  const round = roundOnTable(props)
  const winner = textAt(toldEvent(round, 'outcome') ?? {}, 'winner')
  const hands = (['player', 'banker'] as const).map((side) => {
    const points = pointsOf(round, side)
    return (
      <Hand
        key={side}
        name={t[side]}
        language={language}
        cards={cardsTo(round, side)}
        places={2}
        isWaiting={round === null}
        worth={points === null ? '' : t.points(points)}
        state={stateBeside(side, winner)}
      />
    )
  })
  const { bankerTimes, bankerSixTimes } = variant === 'no-commission' ? noCommissionBaccarat : commissionBaccarat
  const bankerNote = bankerSixTimes === bankerTimes ? t.nearerNine : t.withSix(priceText(bankerSixTimes))
  return (
    <CardTable className="baccarat" cards={3} hands={hands}>
      <Spots language={language} className="baccarat-spots">
        <Spot table={props} on="player" name={t.player} price={priceText(200)} note={t.nearerNine} size="main" />
        <Spot table={props} on="tie" name={t.tie} price={priceText(tieTimes)} note={t.equal} size="main" />
        <Spot table={props} on="banker" name={t.banker} price={priceText(bankerTimes)} note={bankerNote} size="main" />
        <Spot table={props} on="player-pair" name={t.playerPair} price={priceText(pairTimes)} note={t.firstTwo} />
        <Spot table={props} on="banker-pair" name={t.bankerPair} price={priceText(pairTimes)} note={t.firstTwo} />
      </Spots>
    </CardTable>
  )
}
