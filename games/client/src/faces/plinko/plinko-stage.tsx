import type { PlinkoEvent } from '@chaupar/games/rules/instant/plinko'
import { useRef } from 'react'
import { useCanvas, useFrames } from '../../drawing/use-canvas.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps, FaceRound } from '../face.ts'
import { drawBoard, fallMs } from './board.ts'
import { chosenBoard, slotTimes } from './slots.ts'
import { plinkoTexts } from './texts.ts'
import './plinko.css'

/** The board of pins, the slots under it, and the balls: those in the air, and the last one in its slot. */
export function PlinkoStage(props: FaceProps<PlinkoEvent>) {
  const { variant, language, phase, bet, round, isStill, canChoose, inAir = [] } = props
  const t = plinkoTexts[language]
  const chosen = chosenBoard(bet, variant)
  const shownRound = phase === 'showing' || phase === 'ended' ? round : null
  const played = shownRound === null ? null : chosenBoard(shownRound.bet, variant)
  // The ball lies in its slot until another board is chosen.
  const isOther = canChoose && played !== null && (played.rows !== chosen.rows || played.risk !== chosen.risk)
  const path = isOther ? [] : pathOf(shownRound)
  const [flying] = inAir
  const inPlay = flying === undefined ? played : chosenBoard(flying.bet, variant)
  const { rows, risk } = (flying !== undefined || path.length > 0) && inPlay !== null ? inPlay : chosen
  const times = slotTimes(rows, risk)
  const isFalling = path.length > 0 && phase === 'showing' && !isStill
  const falling = isFalling && shownRound !== null ? [...inAir, shownRound] : inAir
  const dropped = useRef(new Map<string, number>())
  dropped.current = new Map(falling.map(({ id }) => [id, dropped.current.get(id) ?? performance.now()]))
  const draw = () => {
    if (canvas.sheet.current === null) return
    const { context, size } = canvas.sheet.current
    const drops = falling.map((one) => {
      const atMs = dropped.current.get(one.id) ?? 0
      return { path: pathOf(one), ms: performance.now() - atMs }
    })
    if (!isFalling && path.length === rows) drops.unshift({ path, ms: fallMs(rows) })
    drawBoard(context, size, times, drops)
  }
  const canvas = useCanvas(draw)
  useFrames(falling.length > 0, draw)
  return (
    <div className="plinko">
      <div className="plinko-board" role="img" aria-label={t.board(rows, t[risk])}>
        <canvas ref={canvas.canvas} />
      </div>
      <p className="only-spoken">{t.pays(times.map(timesText).join(', '))}</p>
    </div>
  )
}

function pathOf(round: FaceRound<PlinkoEvent> | null): readonly number[] {
  return round?.events.at(-1)?.path ?? []
}
