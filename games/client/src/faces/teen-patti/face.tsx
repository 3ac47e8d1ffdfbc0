import { teenPattiNamed, teenPattiRules } from '@chaupar/games/rules/tables/teen-patti'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../../drawing/table-round.ts'
import type { Face } from '../face.ts'
import { textAt } from '../fields.ts'
import { teenPattiRulesTexts } from './rules-texts.ts'
import { TeenPattiStage } from './teen-patti-stage.tsx'
import { sayTeenPatti } from './teen-patti-words.ts'

/** Teen patti: two hands of three cards, and bets on which is better or what one is. */
export const face: Face = {
  mood: 'madder',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: TeenPattiStage,
  go: dealButton,
  lasts: ({ type }) => ({ joker: 800, card: 430, outcome: 700 })[type] ?? 0,
  say: sayTeenPatti,
  chip: (round) => winnerChip(textAt(shownEvent(round, 'outcome') ?? {}, 'winner'), { a: 'A', b: 'B' }),
  rules: (variant) => Promise.resolve(teenPattiRules(teenPattiNamed(variant))),
  rulesTexts: teenPattiRulesTexts,
}
