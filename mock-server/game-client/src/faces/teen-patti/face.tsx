import {
  jokerTeenPatti,
  muflisTeenPatti,
  teenPatti,
  teenPattiRules,
} from '@chaupar/contracts/games/rules/tables/teen-patti'
import { toldEvent } from '../../drawing/table-round.ts'
import { tableTexts } from '../../drawing/table-texts.ts'
import type { Face } from '../face.ts'
import { textAt } from '../fields.ts'
import { teenPattiRulesTexts } from './rules-texts.ts'
import { TeenPattiStage } from './teen-patti-stage.tsx'
import { sayTeenPatti } from './told.ts'

/** Teen patti: two hands of three cards, and bets on which is better or what one is. */
export const face: Face = {
  mood: 'madder',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: TeenPattiStage,
  go: ({ chips, language }) => ({
    word: tableTexts[language].deal,
    ...(chips.on.size > 0 ? { note: tableTexts[language].bets(chips.on.size) } : {}),
  }),
  lasts: ({ type }) => ({ joker: 800, card: 430, outcome: 700 })[type] ?? 0,
  say: sayTeenPatti,
  chip(round) {
    const winner = textAt(toldEvent(round, 'outcome') ?? {}, 'winner')
    if (winner === 'tie') return { text: 'T', tone: 'tie' }
    return winner === 'a' ? { text: 'A', tone: 'side-a' } : { text: 'B', tone: 'side-b' }
  },
  rules(variant) {
    const own = { muflis: muflisTeenPatti, joker: jokerTeenPatti }[variant] ?? teenPatti
    return Promise.resolve(teenPattiRules(own))
  },
  rulesTexts: teenPattiRulesTexts,
}
