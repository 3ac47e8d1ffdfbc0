import {
  type AndarBaharEvent,
  andarBahar,
  andarBaharRules,
  longAndarBahar,
} from '@chaupar/games/rules/tables/andar-bahar'
import { chipsAlone, dealButton, winnerChip } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { AndarBaharStage } from './andar-bahar-stage.tsx'
import { sayAndarBahar } from './andar-bahar-words.ts'
import { andarBaharRulesTexts } from './rules-texts.ts'

/** Up to this card they fall one by one, in ms; those after it faster, whatever they are. */
const slowCards = 6

/** Andar bahar: cards fall on two sides in turn until one has the rank of the joker. */
export const face: Face<AndarBaharEvent> = {
  mood: 'madder',
  bets: 'spots',
  firstBet: chipsAlone,
  Stage: AndarBaharStage,
  go: dealButton,
  lasts({ type, index }) {
    if (type === 'card') return index <= slowCards ? 360 : 170
    return { joker: 900, outcome: 700, result: 0 }[type]
  },
  say: sayAndarBahar,
  chip: (round) => winnerChip(shownEvent(round, 'outcome')?.winner, { andar: 'A', bahar: 'B' }),
  rules: (variant) => Promise.resolve(andarBaharRules(variant === 'long' ? longAndarBahar : andarBahar)),
  rulesTexts: andarBaharRulesTexts,
}
