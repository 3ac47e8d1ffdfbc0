import type { KenoEvent } from '@chaupar/games/rules/instant/keno'
import { Segments } from '../../bet/choices.tsx'
import { chipTimes, timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Face, FaceProps } from '../face.ts'
import { kenoField, mostPicks, picksOf, riskOf, timesByHits } from './draw.ts'
import { KenoStage } from './keno-stage.tsx'
import { kenoRulesTexts } from './rules-texts.ts'
import { kenoTexts } from './texts.ts'

/** The risk, where there are several. */
function KenoControls({ variant, bet, language, choose, canChoose }: FaceProps) {
  const t = kenoTexts[language]
  const field = kenoField(variant)
  const names: Readonly<Record<string, string>> = { low: t.low, medium: t.medium, high: t.high }
  const risks = Object.keys(field.tables).filter((risk) => risk in names)
  if (risks.length < 2) return <p className="keno-count">{t.count(picksOf(bet).length, mostPicks)}</p>
  return (
    <Segments
      name={t.risk}
      disabled={!canChoose}
      values={risks.map((value) => ({ value, text: names[value] ?? value }))}
      chosen={riskOf(bet, field)}
      onChoose={(risk) => choose({ risk })}
    />
  )
}

/** Keno: numbers are picked, then some are drawn. */
export const face: Face<KenoEvent> = {
  mood: 'court',
  bets: 'one',
  firstBet: (variant) => ({ mode: 'base', meta: { numbers: [], risk: variant === 'eighty' ? 'classic' : 'medium' } }),
  unfinished: (bet, _variant, language) => (picksOf(bet).length === 0 ? kenoTexts[language].pick : null),
  Stage: KenoStage,
  Controls: KenoControls,
  go({ bet, variant, language }) {
    const t = kenoTexts[language]
    return { word: t.draw, note: t.upTo(timesText(Math.max(0, ...timesByHits(bet, kenoField(variant))))) }
  },
  lasts: ({ numbers }, variant) => numbers.length * kenoField(variant).ballMs + 350,
  say(round, _variant, language) {
    const draw = shownEvent(round, 'draw')
    if (draw === undefined) return ''
    const t = kenoTexts[language]
    return t.saidDraw(draw.numbers.join(', '), draw.hits.length)
  },
  chip(round) {
    const times = shownEvent(round, 'draw')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  async rules(variant) {
    const { keno40, keno80, kenoRules } = await import('@chaupar/games/rules/instant/keno')
    return kenoRules(variant === 'eighty' ? keno80 : keno40)
  },
  rulesTexts: kenoRulesTexts,
}
