import { type MiniRouletteEvent, miniRoulette, miniRouletteRules } from '@chaupar/games/rules/instant/mini-roulette'
import { saidWins } from '../../drawing/table-result.ts'
import type { Face } from '../face.ts'
import { MiniRouletteStage } from './mini-roulette-stage.tsx'
import { miniRouletteRulesTexts } from './rules-texts.ts'
import { miniTexts, numberName, spotName } from './texts.ts'
import { colourOf, numberOf, restMs, rollMs } from './wheel.ts'

/** Mini roulette: zero and twelve numbers. */
export const face: Face<MiniRouletteEvent> = {
  mood: 'court',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: MiniRouletteStage,
  go: ({ language, chips }) => ({ word: miniTexts[language].spin, note: miniTexts[language].bets(chips.on.size) }),
  lasts: ({ type }) => (type === 'number' ? rollMs + restMs : 0),
  say(round, _variant, language) {
    const t = miniTexts[language]
    const number = numberOf(round)
    if (number === null) return ''
    if (round.events.at(-1)?.type === 'number') return t.saidRolls
    const wins = saidWins(round, (on) => spotName(on, language), language)
    return `${t.said(numberName(number, language))} ${wins}`.trim()
  },
  chip(round) {
    const number = numberOf(round) ?? 0
    return { text: String(number), tone: colourOf(number) }
  },
  rules: () => Promise.resolve(miniRouletteRules(miniRoulette)),
  rulesTexts: miniRouletteRulesTexts,
}
