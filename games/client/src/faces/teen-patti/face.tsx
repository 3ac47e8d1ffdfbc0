import { type TeenPattiEvent, teenPattiNamed, teenPattiRules } from '@chaupar/games/rules/tables/teen-patti'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { teenPattiRulesTexts } from './rules-texts.ts'
import { TeenPattiStage } from './teen-patti-stage.tsx'
import { sayTeenPatti } from './teen-patti-words.ts'

/** Teen patti: two hands of three cards, and bets on which is better or what one is. */
export const face: Face<TeenPattiEvent> = {
  mood: 'madder',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: TeenPattiStage,
  go: dealButton,
  lasts: ({ type }) => ({ joker: 800, card: 430, outcome: 700, result: 0 })[type],
  say: sayTeenPatti,
  chip: (round) => winnerChip(shownEvent(round, 'outcome')?.winner, { a: 'A', b: 'B' }),
  rules: (variant) => Promise.resolve(teenPattiRules(teenPattiNamed(variant))),
  rulesTexts: teenPattiRulesTexts,
}
