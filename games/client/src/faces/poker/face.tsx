import { type TwoHandsEvent, twoHandsRules } from '@chaupar/games/rules/poker/two-hands'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { tableOf } from './categories.ts'
import { PokerStage } from './poker-stage.tsx'
import { pokerRulesTexts } from './rules-texts.ts'
import { sayPoker } from './said.ts'

/** Two hands of two cards share a board of five; bets on the better one and on what a hand becomes. */
export const face: Face<TwoHandsEvent> = {
  mood: 'felt',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: PokerStage,
  go: dealButton,
  lasts: ({ type, index }) => (type === 'outcome' ? 700 : type === 'card' ? (index < 4 ? 420 : 600) : 0),
  say: sayPoker,
  chip: (round) => winnerChip(shownEvent(round, 'outcome')?.winner, { a: 'A', b: 'B' }),
  rules: (variant) => Promise.resolve(twoHandsRules(tableOf(variant))),
  rulesTexts: pokerRulesTexts,
}
