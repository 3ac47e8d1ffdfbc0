import { blackjackRules, classicBlackjack, doubleDeckBlackjack } from '@chaupar/games/rules/tables/blackjack'
import type { BlackjackEvent } from '@chaupar/games/rules/tables/blackjack-round'
import { tableTexts } from '../../drawing/table-texts.ts'
import { chipTimes } from '../../money/amounts.ts'
import type { Decision, Face, FaceProps } from '../face.ts'
import { BlackjackStage } from './blackjack-stage.tsx'
import { sayBlackjack } from './blackjack-words.ts'
import { blackjackOf, mayOf } from './hands.ts'
import { blackjackRulesTexts } from './rules-texts.ts'
import { blackjackTexts } from './texts.ts'

/** What the player may do now, each with what it costs. */
function decisions({ round, language }: FaceProps<BlackjackEvent>): readonly Decision[] {
  if (round === null) return []
  const t = blackjackTexts[language]
  const at = blackjackOf(round)
  const all: readonly (Decision & { may: boolean })[] = [
    { action: 'hit', text: t.hit, tone: 'go', may: mayOf(at).hit },
    { action: 'stand', text: t.stand, tone: 'go', may: true },
    { action: 'double', text: t.double, costPaise: at.basePaise, tone: 'go', may: mayOf(at).double },
    { action: 'split', text: t.split, costPaise: at.basePaise, tone: 'go', may: mayOf(at).split },
    {
      action: 'insurance',
      text: t.insurance,
      costPaise: Math.floor(at.basePaise / 2),
      tone: 'go',
      may: mayOf(at).insurance,
    },
  ]
  return all.filter(({ may }) => may)
}

const shownMs: Readonly<Record<BlackjackEvent['type'], number>> = {
  card: 480,
  hole: 420,
  peek: 600,
  insurance: 400,
  double: 350,
  split: 450,
  turn: 250,
  reveal: 750,
  result: 0,
}

/** Blackjack: one player against the dealer. */
export const face: Face<BlackjackEvent> = {
  mood: 'felt',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: BlackjackStage,
  go: ({ language }) => ({ word: tableTexts[language].deal }),
  decisions,
  lasts: ({ type }) => shownMs[type],
  say: sayBlackjack,
  chip({ stakePaise, payoutPaise }) {
    const times = stakePaise === 0 ? 0 : Math.floor(((payoutPaise ?? 0) * 100) / stakePaise)
    return { text: chipTimes(times), tone: times > 200 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  rules: (variant) => Promise.resolve(blackjackRules(variant === 'two-packs' ? doubleDeckBlackjack : classicBlackjack)),
  rulesTexts: blackjackRulesTexts,
}
