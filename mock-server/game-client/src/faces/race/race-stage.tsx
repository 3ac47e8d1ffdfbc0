import { PlayingCard, SuitSign } from '../../drawing/card.tsx'
import { suitName } from '../../drawing/card-texts.ts'
import { priceText, Spot, Spots } from '../../drawing/spot.tsx'
import { roundOnTable } from '../../drawing/table-round.ts'
import type { FaceProps } from '../face.ts'
import { courseOf, isRed, lanes, pricesOf, raceOf, runnerOf } from './course.ts'
import { raceTexts } from './texts.ts'
import './race.css'

/** Four lanes to the finish, the card that was turned, and the bets on who comes first. */
export function RaceStage(props: FaceProps) {
  const { variant, language } = props
  const t = raceTexts[language]
  const { steps } = raceOf(variant)
  const prices = pricesOf(variant)
  const { ahead, turned, winner } = courseOf(roundOnTable(props))
  return (
    <div className="race">
      <div className="race-course" style={{ '--race-steps': steps }}>
        <ol className="race-lanes" aria-label={t.course}>
          {lanes.map((suit) => {
            const come = ahead.get(suit) ?? 0
            return (
              <li
                key={suit}
                className="race-lane"
                data-won={winner === suit || undefined}
                style={{ '--race-ahead': come }}
                aria-label={t.lane(suitName(runnerOf(suit, variant), language), come, steps)}
              >
                <span className="race-runner">
                  <PlayingCard
                    card={runnerOf(suit, variant)}
                    language={language}
                    state={winner === suit ? 'won' : undefined}
                  />
                </span>
              </li>
            )
          })}
        </ol>
        <div className="race-turned">
          <PlayingCard key={turned ?? ''} card={turned} language={language} isDealt={turned !== null} />
        </div>
      </div>
      <Spots language={language} className="race-spots">
        {lanes.map((suit) => (
          <Spot
            key={suit}
            table={props}
            on={`win-${suit}`}
            name={t.wins(suitName(runnerOf(suit, variant), language))}
            sign={
              <span className={isRed(suit) ? 'race-sign race-sign-red' : 'race-sign'}>
                <SuitSign suit={suit} />
              </span>
            }
            price={priceText(prices.win)}
            size="main"
          />
        ))}
        <Spot table={props} on="red" name={t.red} price={priceText(prices.colour)} size="small" />
        <Spot table={props} on="black" name={t.black} price={priceText(prices.colour)} size="small" />
        <Spot table={props} on="close" name={t.close} price={priceText(prices.close)} size="small" />
        <Spot table={props} on="clear" name={t.clear} price={priceText(prices.clear)} size="small" />
      </Spots>
    </div>
  )
}
