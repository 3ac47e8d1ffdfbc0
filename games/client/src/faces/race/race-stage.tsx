import type { RaceEvent } from '@chaupar/games/rules/instant/race'
import { Board } from '../../drawing/board.tsx'
import { PlayingCard, SuitSign } from '../../drawing/card.tsx'
import { suitName } from '../../drawing/card-texts.ts'
import { Plate } from '../../drawing/spot.tsx'
import { roundOnTable } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { FaceProps } from '../face.ts'
import { courseOf, isRed, lanes, pricesOf, raceOf, runnerOf } from './course.ts'
import { raceTexts } from './texts.ts'
import './race.css'

/** Four lanes to the finish, the card that was turned, and the bets on who comes first. */
export function RaceStage(props: FaceProps<RaceEvent>) {
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
          <PlayingCard
            key={turned ?? ''}
            card={turned}
            language={language}
            comes={turned === null ? undefined : 'dealt'}
          />
        </div>
      </div>
      <Board table={props} name={tableTexts[language].spots} className="plates race-spots">
        {lanes.map((suit) => (
          <Plate
            key={suit}
            on={`win-${suit}`}
            name={t.wins(suitName(runnerOf(suit, variant), language))}
            sign={
              <span className={isRed(suit) ? 'race-sign race-sign-red' : 'race-sign'}>
                <SuitSign suit={suit} />
              </span>
            }
            pays={prices.win}
            size="main"
          />
        ))}
        <Plate on="red" name={t.red} pays={prices.colour} size="small" />
        <Plate on="black" name={t.black} pays={prices.colour} size="small" />
        <Plate on="close" name={t.close} pays={prices.close} size="small" />
        <Plate on="clear" name={t.clear} pays={prices.clear} size="small" />
      </Board>
    </div>
  )
}
