import { type HighCardEvent, highCardRules } from '@chaupar/games/rules/tables/high-card'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { HighCardStage } from './high-card-stage.tsx'
import { highCardRulesTexts } from './rules-texts.ts'
import { sayHighCard, tableOf } from './sides.ts'
import { highCardTexts } from './texts.ts'

/** Two sides, a card each, the higher one wins: dragon tiger, cricket war. */
export const face: Face<HighCardEvent> = {
  mood: 'court',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: HighCardStage,
  go: dealButton,
  lasts: ({ type }) => ({ card: 800, outcome: 600, result: 0 })[type],
  say: sayHighCard,
  chip(round, variant, language) {
    const t = highCardTexts[language]
    const letters = Object.fromEntries(tableOf(variant).sides.map((side) => [side, t.letter(side)]))
    const winner = shownEvent(round, 'outcome')?.winner
    return { ...winnerChip(winner, letters), ...(winner === 'tie' ? { text: '=' } : {}) }
  },
  rules: (variant) => Promise.resolve(highCardRules(tableOf(variant))),
  rulesTexts: highCardRulesTexts,
}
