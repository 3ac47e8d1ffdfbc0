import {
  type ThirtyTwoCardsEvent,
  thirtyTwoCards,
  thirtyTwoCardsRules,
} from '@chaupar/games/rules/tables/thirty-two-cards'
import { chipsAlone, dealButton } from '../../drawing/table-face.ts'
import type { Face } from '../face.ts'
import { sayThirtyTwo, winnersOf } from './race.ts'
import { thirtyTwoRulesTexts } from './rules-texts.ts'
import { ThirtyTwoStage } from './thirty-two-stage.tsx'

/** 32 cards: four players start with 8, 9, 10 and 11 points and add a card; the most points win. */
export const face: Face<ThirtyTwoCardsEvent> = {
  mood: 'felt',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: ThirtyTwoStage,
  go: dealButton,
  lasts: ({ type }) => ({ card: 600, outcome: 600, result: 0 })[type],
  say: sayThirtyTwo,
  chip(round) {
    const winners = winnersOf(round)
    return { text: winners.join('·'), tone: winners.length > 1 ? 'tie' : (winners[0] ?? 0) >= 10 ? 'side-a' : 'side-b' }
  },
  rules: () => Promise.resolve(thirtyTwoCardsRules(thirtyTwoCards)),
  rulesTexts: thirtyTwoRulesTexts,
}
