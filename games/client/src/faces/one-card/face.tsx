import { amarAkbarAnthony, luckySeven, type OneCardEvent, oneCardRules } from '@chaupar/games/rules/tables/one-card'
import { chipsAlone, dealButton } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { sayOneCard } from './card-words.ts'
import { OneCardStage } from './one-card-stage.tsx'
import { oneCardRulesTexts } from './rules-texts.ts'

/** One card, and all bets are on it: lucky 7, Amar Akbar Anthony. */
export const face: Face<OneCardEvent> = {
  mood: 'night',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: OneCardStage,
  go: dealButton,
  lasts: ({ type }) => (type === 'card' ? 1_000 : 0),
  say: sayOneCard,
  chip(round) {
    const card = shownEvent(round, 'card')?.card ?? ''
    return {
      text: card.startsWith('T') ? '10' : card.slice(0, 1),
      tone: card.endsWith('H') || card.endsWith('D') ? 'red' : 'black',
    }
  },
  rules: (variant) => Promise.resolve(oneCardRules(variant === 'lucky-seven' ? luckySeven : amarAkbarAnthony)),
  rulesTexts: oneCardRulesTexts,
}
