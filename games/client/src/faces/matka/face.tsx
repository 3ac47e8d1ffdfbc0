import { type MatkaEvent, matkaRules } from '@chaupar/games/rules/instant/matka'
import { cardName } from '../../drawing/card-texts.ts'
import { saidWins, toneOfPayout } from '../../drawing/table-result.ts'
import type { Language } from '../../i18n/texts.ts'
import type { Face } from '../face.ts'
import { digitsDrawn, drawsOf, jodiOf, type ShownDraw, variantOf } from './draws.ts'
import { digitMs, MatkaStage } from './matka-stage.tsx'
import { matkaRulesTexts } from './rules-texts.ts'
import { matkaTexts, spotName } from './texts.ts'

/** Matka: three digits or cards are drawn, and the last digit of their sum. */
export const face: Face<MatkaEvent> = {
  mood: 'paper',
  bets: 'spots',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: MatkaStage,
  go: ({ language, chips }) => ({ word: matkaTexts[language].draw, note: matkaTexts[language].bets(chips.on.size) }),
  lasts: ({ type }) => (type === 'patti' ? digitsDrawn * digitMs + 700 : 0),
  say(round, variant, language) {
    const said = drawsOf(round, variant).map((draw) => saidDraw(draw, language))
    const last = round.events.at(-1)
    if (last?.type === 'patti') return said.findLast(Boolean) ?? ''
    const jodi = jodiOf(round)
    const wins = saidWins(round, (on) => spotName(on, variant, language), language)
    return [...said, jodi === '' ? '' : matkaTexts[language].saidJodi(jodi), wins].filter(Boolean).join(' ')
  },
  chip(round, variant) {
    const anks = drawsOf(round, variant).map(({ ank }) => ank ?? '')
    return { text: anks.join(''), tone: toneOfPayout(round) }
  },
  rules: (variant) => Promise.resolve(matkaRules(variantOf(variant))),
  rulesTexts: matkaRulesTexts,
}

function saidDraw({ name, digits, cards, ank }: ShownDraw, language: Language): string {
  const t = matkaTexts[language]
  if (ank === null) return ''
  const drawn = digits.join(' ')
  if (cards.length === 0) return t.saidDraw(t[name], drawn, ank)
  return t.saidCards(cards.map((card) => cardName(card, language)).join(', '), drawn, ank)
}
