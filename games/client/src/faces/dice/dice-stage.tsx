import type { DiceEvent } from '@chaupar/games/rules/dice'
import { timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { markOf, markText } from './mark.ts'
import { diceTexts } from './texts.ts'
import './dice.css'

/** The roll on its scale, with the part that wins, and what a win pays. */
export function DiceStage({ bet, round, phase, language, canChoose }: FaceProps<DiceEvent>) {
  const t = diceTexts[language]
  const isShown = phase === 'showing' || phase === 'ended'
  const event = isShown ? shownEvent(round, 'roll') : undefined
  const roll = event?.roll
  // The result stands on the scale that it was rolled for, until another bet is chosen.
  const shownBet = event !== undefined && round !== null && !canChoose ? round.bet : bet
  const mark = markOf(shownBet)
  const edge = (mark.over ? mark.target + 1 : mark.target) / 100
  const isWon = event !== undefined && event.times > 0
  return (
    <div className="dice">
      <p className="rolled" data-won={isWon || undefined}>
        {roll === undefined ? '00.00' : markText(roll)}
      </p>
      <div className={mark.over ? 'scale scale-over' : 'scale'} style={{ '--edge': edge, '--at': (roll ?? 0) / 100 }}>
        <div className="scale-track" />
        <div className="scale-edge" />
        {roll === undefined ? null : (
          <p className="scale-result" data-won={isWon || undefined}>
            {markText(roll)}
          </p>
        )}
        <div className="scale-marks" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((at) => (
            <span key={at}>{at}</span>
          ))}
        </div>
      </div>
      <dl className="facts">
        <Fact name={t.pays} value={timesText(mark.times)} />
        <Fact name={t.chance} value={`${markText(mark.chance)} %`} />
        <Fact name={mark.over ? t.winsOver : t.winsUnder} value={markText(mark.target)} />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
