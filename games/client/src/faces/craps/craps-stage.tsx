import { type CrapsEvent, craps } from '@chaupar/games/rules/tables/craps'
import { Board } from '../../drawing/board.tsx'
import { Dice } from '../../drawing/dice.tsx'
import { Spot, SpotText } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import type { FaceProps } from '../face.ts'
import { rows, shotsOf, throwOf, times } from './shots.ts'
import { crapsTexts, spotName } from './texts.ts'
import './craps.css'

const size = { '--rows': String(rows.length) }

/** The dice, the puck and the rolls so far over the layout; beside it where there is room. */
export function CrapsStage(props: FaceProps<CrapsEvent>) {
  const { language, phase, round } = props
  const t = crapsTexts[language]
  const shots = shotsOf(round)
  const thrown = throwOf(props)
  const isShown = phase !== 'staking' && thrown === null
  const seen = thrown === null ? shots.totals : shots.totals.slice(0, -1)
  return (
    <div className="table dice-table craps" style={size}>
      <div className="table-show craps-show" aria-hidden="true">
        <p className="craps-puck" data-on={shots.point !== null || undefined}>
          {shots.point === null ? (
            <span>{t.comeOut}</span>
          ) : (
            <>
              <span>{t.point}</span>
              <b>{shots.point}</b>
            </>
          )}
        </p>
        <Dice
          faces={shots.dice.length === 0 ? [3, 4] : shots.dice}
          run={thrown?.run ?? null}
          colours={['red', 'red']}
          isQuick={thrown?.quick ?? false}
        />
        <p className="craps-rolls">
          {phase === 'staking'
            ? null
            : [...seen.entries()].slice(-7).map(([at, total]) => <Total key={at} total={total} />)}
          {isShown && shots.winner !== null ? (
            <b className="craps-outcome">{shots.winner === 'pass' ? t.passWins : t.passLoses}</b>
          ) : null}
        </p>
      </div>
      <Board table={props} name={t.layout} className="dice-board">
        {rows.map((row) => (
          <div key={row[0]} className="spot-row">
            {row.map((on) => (
              <CrapsSpot key={on} on={on} language={language} />
            ))}
          </div>
        ))}
      </Board>
    </div>
  )
}

function Total({ total }: { total: number }) {
  return <span className="craps-total">{total}</span>
}

function CrapsSpot({ on, language }: Pick<FaceProps, 'language'> & { on: string }) {
  const t = crapsTexts[language]
  const isField = on === 'field'
  const [two, twelve] = [shortTimes(craps.fieldTwo), shortTimes(craps.fieldTwelve)]
  return (
    <Spot
      on={on}
      name={isField ? t.fieldName(shortTimes(craps.field), two, twelve) : spotName(on, language)}
      pays={isField ? undefined : times[on]}
      className={`spot-chip-side craps-${on}`}
    >
      <SpotText word={spotName(on, language)} pays={times[on]} />
      {isField ? (
        <span className="craps-field-numbers" aria-hidden="true">
          {t.fieldNumbers} (2: {two}, 12: {twelve})
        </span>
      ) : null}
    </Spot>
  )
}
