import type { PlinkoEvent } from '@chaupar/games/rules/instant/plinko'
import { useRef } from 'react'
import { useCanvas, useFrames } from '../../drawing/use-canvas.ts'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { drawBoard, fallMs } from './board.ts'
import { chosenBoard, slotTimes } from './slots.ts'
import { plinkoTexts } from './texts.ts'
import './plinko.css'

/** The board of pins, the slots under it, and the ball of the round. */
export function PlinkoStage({ variant, language, phase, bet, round, isStill, canChoose }: FaceProps<PlinkoEvent>) {
  const t = plinkoTexts[language]
  const chosen = chosenBoard(bet, variant)
  const shownRound = phase === 'showing' || phase === 'ended' ? round : null
  const played = shownRound === null ? null : chosenBoard(shownRound.bet, variant)
  // The ball lies in its slot until another board is chosen.
  const isOther = canChoose && played !== null && (played.rows !== chosen.rows || played.risk !== chosen.risk)
  const path = isOther ? [] : (shownRound?.events.at(-1)?.path ?? [])
  const { rows, risk } = path.length > 0 && played !== null ? played : chosen
  const times = slotTimes(rows, risk)
  const dropped = useRef({ id: '', atMs: 0 })
  const isFalling = path.length > 0 && phase === 'showing' && !isStill
  if (isFalling && dropped.current.id !== shownRound?.id)
    dropped.current = { id: shownRound?.id ?? '', atMs: performance.now() }
  const draw = () => {
    if (canvas.sheet.current === null) return
    const { context, size } = canvas.sheet.current
    const ms = isFalling ? performance.now() - dropped.current.atMs : fallMs(rows)
    drawBoard(context, size, times, path.length === 0 ? null : { path, ms })
  }
  const canvas = useCanvas(draw)
  useFrames(isFalling, draw)
  return (
    <div className="plinko">
      <div className="plinko-board" role="img" aria-label={t.board(rows, t[risk])}>
        <canvas ref={canvas.canvas} />
      </div>
      <p className="only-spoken">{t.pays(times.map(timesText).join(', '))}</p>
    </div>
  )
}
