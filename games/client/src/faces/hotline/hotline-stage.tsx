import type { HotlineEvent } from '@chaupar/games/rules/instant/hotline'
import { Board } from '../../drawing/board.tsx'
import { Plate } from '../../drawing/spot.tsx'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { FaceProps } from '../face.ts'
import { cellsOf, pricesOf, riskOf, stoppedAt } from './line.ts'
import { hotlineTexts } from './texts.ts'
import './hotline.css'

/** Cells on each side of the line's own, so that it has none of its ends in sight. */
const beside = 12

/** The line with its mark, and the bets on the colour of the cell under it. */
export function HotlineStage(props: FaceProps<HotlineEvent>) {
  const { variant, language, bet, round } = props
  const t = hotlineTexts[language]
  const shownBet = props.canChoose || round === null ? bet : round.bet
  const risk = riskOf(shownBet)
  const cells = cellsOf(variant, risk)
  const prices = pricesOf(variant, risk)
  const cell = stoppedAt(props)
  const at = (place: number) => cells[(place + cells.length) % cells.length] ?? 'blank'
  const long = cells.length * 2 + beside * 2
  return (
    <div className="hotline">
      <div className="hotline-window" role="img" aria-label={cell === null ? t.line : t.stopped(t[at(cell)])}>
        <div
          key={cell === null ? risk : `${risk} ${round?.id}`}
          className={cell === null ? 'hotline-strip' : 'hotline-strip hotline-runs'}
          style={{ '--from': beside, '--to': cell === null ? beside : beside + cells.length + cell }}
        >
          {Array.from({ length: long }, (_, place) => place).map((place) => (
            <span
              key={place}
              className="hotline-cell"
              data-colour={at(place - beside)}
              data-hit={
                (cell !== null && place === beside + cells.length + cell && props.phase === 'ended') || undefined
              }
            />
          ))}
        </div>
        <span className="hotline-mark" />
      </div>
      <fieldset className="hotline-risk" aria-label={t.risk}>
        {(['low', 'high'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`${t.risk}: ${t[one]}`}
            aria-pressed={one === risk}
            disabled={!props.canChoose}
            onClick={() => props.setMode(one)}
          >
            {t.risk}: {t[one]}
          </button>
        ))}
      </fieldset>
      <Board table={props} name={tableTexts[language].spots} className="plates hotline-spots">
        <Plate on="red" name={t.red} pays={prices.colour} size="main" />
        <Plate on="hot" name={t.hot} pays={prices.hot} size="main" />
        <Plate on="black" name={t.black} pays={prices.colour} size="main" />
      </Board>
    </div>
  )
}
