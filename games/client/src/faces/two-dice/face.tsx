import { type RedBlueDiceEvent, redBlueDice, redBlueDiceRules } from '@chaupar/games/rules/tables/two-dice'
import { throwMs } from '../../drawing/dice.tsx'
import { saidWins } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { twoDiceRulesTexts } from './rules-texts.ts'
import { thrownOf } from './table.ts'
import { outcomeName, spotName, twoDiceTexts } from './texts.ts'
import { TwoDiceStage } from './two-dice-stage.tsx'

/** Red blue dice: the higher die wins. */
export const face: Face<RedBlueDiceEvent> = {
  mood: 'iron',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: TwoDiceStage,
  go: ({ language, chips }) => ({
    word: twoDiceTexts[language].roll,
    note: twoDiceTexts[language].bets(chips.on.size),
  }),
  lasts: ({ type }) => (type === 'dice' ? throwMs + 400 : 0),
  say(round, _variant, language) {
    const t = twoDiceTexts[language]
    const thrown = thrownOf(round)
    if (thrown === null) return ''
    if (round.events.at(-1)?.type === 'dice') return t.saidRolls
    const { red, blue, winner, total } = thrown
    const outcome = outcomeName(winner, language).toLowerCase()
    const wins = saidWins(round, (on) => spotName(on, language), language)
    return `${t.said(String(red), String(blue), outcome, total)} ${wins}`.trim()
  },
  chip(round) {
    const thrown = thrownOf(round)
    const tones = { red: 'red', blue: 'side-b', tie: 'tie' } as const
    return { text: `${thrown?.red ?? ''}·${thrown?.blue ?? ''}`, tone: tones[thrown?.winner ?? 'tie'] }
  },
  rules: () => Promise.resolve(redBlueDiceRules(redBlueDice)),
  rulesTexts: twoDiceRulesTexts,
}
