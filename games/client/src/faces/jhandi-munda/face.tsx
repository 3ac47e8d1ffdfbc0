import { type JhandiMundaEvent, jhandiMunda, jhandiMundaRules } from '@chaupar/games/rules/instant/dice-table'
import { throwMs } from '../../drawing/dice.tsx'
import { saidWins, toneOfPayout } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { JhandiStage } from './jhandi-stage.tsx'
import { jhandiRulesTexts } from './rules-texts.ts'
import { countsOf, diceOf, symbols } from './symbols.ts'
import { jhandiTexts } from './texts.ts'

/** Jhandi munda: six dice of six symbols. */
export const face: Face<JhandiMundaEvent> = {
  mood: 'paper',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: JhandiStage,
  go: ({ language, chips }) => ({ word: jhandiTexts[language].roll, note: jhandiTexts[language].bets(chips.on.size) }),
  lasts: ({ type }) => (type === 'dice' ? throwMs + 450 : 0),
  say(round, _variant, language) {
    const t = jhandiTexts[language]
    const dice = diceOf(round)
    if (dice === null) return ''
    if (round.events.at(-1)?.type === 'dice') return t.saidRolls
    const nameOf = (on: string) => {
      const symbol = symbols.find((one) => one === on)
      return symbol === undefined ? on : (t[symbol].split(',')[0] ?? '')
    }
    const counted = countsOf(dice).map(([symbol, count]) => t.counted(nameOf(symbol), count))
    return `${t.said(counted.join(', '))} ${saidWins(round, nameOf, language)}`.trim()
  },
  chip(round, _variant, language) {
    const [most] = countsOf(diceOf(round) ?? [])
    const t = jhandiTexts[language]
    const text = most === undefined ? '' : t.counted(t[most[0]].split(',')[0] ?? '', most[1])
    return { text, tone: toneOfPayout(round) }
  },
  rules: () => Promise.resolve(jhandiMundaRules(jhandiMunda)),
  rulesTexts: jhandiRulesTexts,
}
