import { type MoneyWheelEvent, moneyWheelRules } from '@chaupar/games/rules/instant/money-wheel'
import { saidWins, shortTimes } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { MoneyWheelStage } from './money-wheel-stage.tsx'
import { moneyWheelRulesTexts } from './rules-texts.ts'
import { moneyWheelTexts, spotName } from './texts.ts'
import { restMs, stopOf, turnMs, wheelOf } from './wheels.tsx'

/** Money wheels: bets on the names of segments. */
export const face: Face<MoneyWheelEvent> = {
  mood: 'dusk',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: MoneyWheelStage,
  go: ({ language, chips }) => ({
    word: moneyWheelTexts[language].spin,
    note: moneyWheelTexts[language].bets(chips.on.size),
  }),
  lasts: ({ type }) => (type === 'spin' ? turnMs + restMs : 0),
  say(round, _variant, language) {
    const t = moneyWheelTexts[language]
    const stop = stopOf(round)
    if (stop === null) return ''
    if (round.events.at(-1)?.type === 'spin') return t.saidTurns
    const wins = saidWins(round, (on) => spotName(on, language), language)
    return `${t.said(spotName(stop.on, language), shortTimes(stop.times))} ${wins}`.trim()
  },
  chip(round, _variant, language) {
    const stop = stopOf(round)
    const times = stop?.times ?? 0
    return { text: spotName(stop?.on ?? '', language), tone: times >= 1_000 ? 'high' : times > 200 ? 'mid' : 'low' }
  },
  rules: (variant) => Promise.resolve(moneyWheelRules(wheelOf(variant).rules)),
  rulesTexts: moneyWheelRulesTexts,
}
