import { type RiskWheelEvent, riskWheel, riskWheelRules } from '@chaupar/games/rules/instant/risk-wheel'
import { shortTimes } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { RiskControls, RiskWheelStage } from './risk-wheel-stage.tsx'
import { riskWheelRulesTexts } from './rules-texts.ts'
import { riskWheelTexts } from './texts.ts'
import { restMs, riskOf, stopOf, turnMs } from './wheel.tsx'

/** A wheel of multipliers, one for each risk. */
export const face: Face<RiskWheelEvent> = {
  mood: 'iron',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: { risk: 'low' } }),
  Stage: RiskWheelStage,
  Controls: RiskControls,
  go: ({ language, bet }) => ({ word: riskWheelTexts[language].spin, note: riskWheelTexts[language][riskOf(bet)] }),
  lasts: ({ type }) => (type === 'spin' ? turnMs + restMs : 0),
  say(round, _variant, language) {
    const t = riskWheelTexts[language]
    const stop = stopOf(round)
    if (stop === null) return ''
    if (round.payoutPaise === null) return t.saidTurns
    return stop.times === 0 ? t.saidNothing : t.said(shortTimes(stop.times))
  },
  chip(round) {
    const times = stopOf(round)?.times ?? 0
    return { text: shortTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  rules: () => Promise.resolve(riskWheelRules(riskWheel)),
  rulesTexts: riskWheelRulesTexts,
}
