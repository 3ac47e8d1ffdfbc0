import { type CrapsEvent, craps, crapsRules } from '@chaupar/games/rules/tables/craps'
import { quickThrowMs, throwMs } from '../../drawing/dice.tsx'
import { saidWins } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { CrapsStage } from './craps-stage.tsx'
import { crapsRulesTexts } from './rules-texts.ts'
import { isQuick, shotsOf } from './shots.ts'
import { crapsTexts, spotName } from './texts.ts'

/** Craps: the pass line, its opposite, and bets on the first roll. */
export const face: Face<CrapsEvent> = {
  mood: 'felt',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: CrapsStage,
  go: ({ language, chips }) => ({ word: crapsTexts[language].roll, note: crapsTexts[language].bets(chips.on.size) }),
  lasts(event) {
    if (event.type === 'roll') return isQuick(event) ? quickThrowMs + 200 : throwMs + 350
    return event.type === 'point' ? 500 : 0
  },
  say(round, _variant, language) {
    const t = crapsTexts[language]
    const { totals, point, winner } = shotsOf(round)
    if (winner !== null) {
      const shownRound = winner === 'pass' ? t.saidPass(totals.join(', ')) : t.saidOut(totals.join(', '))
      return `${shownRound} ${saidWins(round, (on) => spotName(on, language), language)}`.trim()
    }
    if (point !== null) return t.saidPoint(point)
    return totals.length === 0 ? '' : t.saidRolls
  },
  chip(round) {
    const { totals, winner } = shotsOf(round)
    return { text: totals.slice(-1).join(''), tone: winner === 'pass' ? 'green' : 'red' }
  },
  rules: () => Promise.resolve(crapsRules(craps)),
  rulesTexts: crapsRulesTexts,
}
