import { type ThreeDiceEvent, threeDiceRules } from '@chaupar/games/rules/tables/three-dice'
import { throwMs } from '../../drawing/dice.tsx'
import { saidWins, toneOfPayout } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { threeDiceRulesTexts } from './rules-texts.ts'
import { diceOf, variantOf } from './table.ts'
import { spotName, threeDiceTexts } from './texts.ts'
import { ThreeDiceStage } from './three-dice-stage.tsx'

/** Sic bo and Thai hi lo: three dice decide many bets. */
export const face: Face<ThreeDiceEvent> = {
  mood: 'madder',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: ThreeDiceStage,
  go: ({ language, chips }) => ({
    word: threeDiceTexts[language].roll,
    note: threeDiceTexts[language].bets(chips.on.size),
  }),
  lasts: ({ type }) => (type === 'dice' ? throwMs + 450 : 0),
  say(round, _variant, language) {
    const t = threeDiceTexts[language]
    const thrown = diceOf(round)
    if (thrown === null) return ''
    if (round.events.at(-1)?.type === 'dice') return t.saidRolls
    const wins = saidWins(round, (on) => spotName(on, language), language)
    return `${t.said(thrown.dice.join(', '), thrown.total)} ${wins}`.trim()
  },
  chip(round) {
    const thrown = diceOf(round)
    return { text: String(thrown?.total ?? 0), tone: toneOfPayout(round) }
  },
  rules: (variant) => Promise.resolve(threeDiceRules(variantOf(variant))),
  rulesTexts: threeDiceRulesTexts,
}
