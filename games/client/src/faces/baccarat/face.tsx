import { type BaccaratEvent, baccaratNamed, baccaratRules } from '@chaupar/games/rules/tables/baccarat'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { BaccaratStage } from './baccarat-stage.tsx'
import { sayBaccarat } from './baccarat-words.ts'
import { baccaratRulesTexts } from './rules-texts.ts'

/** Baccarat: two hands by fixed rules, the one nearer to nine wins. */
export const face: Face<BaccaratEvent> = {
  mood: 'court',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: BaccaratStage,
  go: dealButton,
  lasts: ({ type, index }) => (type === 'outcome' ? 700 : type === 'card' ? (index < 4 ? 480 : 800) : 0),
  say: sayBaccarat,
  chip: (round) => winnerChip(shownEvent(round, 'outcome')?.winner, { banker: 'B', player: 'P' }),
  rules: (variant) => Promise.resolve(baccaratRules(baccaratNamed(variant))),
  rulesTexts: baccaratRulesTexts,
}
