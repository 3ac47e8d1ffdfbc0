import type { PlinkoEvent } from '@chaupar/games/rules/instant/plinko'
import { Segments, Slider } from '../../bet/choices.tsx'
import { chipTimes, timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Face, FaceProps } from '../face.ts'
import { fallMs } from './board.ts'
import { PlinkoStage } from './plinko-stage.tsx'
import { plinkoRulesTexts } from './rules-texts.ts'
import { chosenBoard, rowLimits, slotTimes } from './slots.ts'
import { plinkoTexts } from './texts.ts'

/** Risk and rows; balls in the air keep their board. */
function PlinkoControls({ variant, bet, language, choose, canChoose, inAir = [] }: FaceProps) {
  const isLocked = !canChoose || inAir.length > 0
  const t = plinkoTexts[language]
  const { rows, risk } = chosenBoard(bet, variant)
  const [least, most] = rowLimits(variant)
  return (
    <>
      <Segments
        name={t.risk}
        disabled={isLocked}
        values={(['low', 'medium', 'high'] as const).map((value) => ({ value, text: t[value] }))}
        chosen={risk}
        onChoose={(value) => choose({ risk: value })}
      />
      <Slider
        name={t.rows}
        disabled={isLocked}
        value={rows}
        least={least}
        most={most}
        text={String(rows)}
        isWide
        onChange={(value) => choose({ rows: value })}
      />
    </>
  )
}

/** Plinko: a ball falls through rows of pins into a slot. */
export const face: Face<PlinkoEvent> = {
  mood: 'dusk',
  bets: 'one',
  firstBet: (variant) => ({ mode: 'base', meta: { rows: rowLimits(variant)[0] === 12 ? 14 : 10, risk: 'medium' } }),
  Stage: PlinkoStage,
  Controls: PlinkoControls,
  go({ bet, variant, language }) {
    const { rows, risk } = chosenBoard(bet, variant)
    const t = plinkoTexts[language]
    return { word: t.drop, note: t.upTo(timesText(Math.max(...slotTimes(rows, risk)))) }
  },
  overlaps: true,
  lasts: ({ path }) => fallMs(path.length) + 60,
  say(round, _variant, language) {
    const drop = shownEvent(round, 'drop')
    if (drop === undefined) return ''
    return plinkoTexts[language].saidDrop(drop.slot + 1, timesText(drop.times))
  },
  chip(round) {
    const times = shownEvent(round, 'drop')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  async rules(variant) {
    const { plinko, plinkoRules, plinkoShort, plinkoTall } = await import('@chaupar/games/rules/instant/plinko')
    return plinkoRules(variant === 'short' ? plinkoShort : variant === 'tall' ? plinkoTall : plinko)
  },
  rulesTexts: plinkoRulesTexts,
}
