import type { MinesEvent } from '@chaupar/games/rules/instant/mines'
import { paid } from '@chaupar/games/rules/rules'
import { chipTimes, timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Decision, Face, FaceProps } from '../face.ts'
import { fieldOf, minesOf, sideOf } from './field.ts'
import { MinesControls } from './mines-controls.tsx'
import { MinesStage } from './mines-stage.tsx'
import { minesRulesTexts } from './rules-texts.ts'
import { minesTexts } from './texts.ts'

function decisions({ round, language }: FaceProps<MinesEvent>): readonly Decision[] {
  if (round === null) return []
  const t = minesTexts[language]
  const { times, safe } = fieldOf(round)
  return [
    {
      action: 'cash-out',
      text: safe.size === 0 ? t.takeBack : t.cashOut,
      amountPaise: paid(round.stakePaise, times),
      ...(safe.size === 0 ? {} : { note: timesText(times) }),
      tone: 'take',
    },
  ]
}

/** Mines: open tiles, take what the next mine would cost. */
export const face: Face<MinesEvent> = {
  mood: 'lagoon',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: { mines: 3 } }),
  Stage: MinesStage,
  Controls: MinesControls,
  go: ({ bet, language }) => ({ note: minesTexts[language].countOf(minesOf(bet)) }),
  decisions,
  lasts: ({ type }) => (type === 'pick' ? 250 : type === 'reveal' ? 500 : 0),
  say(round, _variant, language) {
    const t = minesTexts[language]
    const event = round.events.findLast((event) => event.type !== 'reveal')
    if (event === undefined) return t.saidOpen(minesOf(round.bet))
    const times = timesText(event.times)
    if (event.type === 'cash-out') return t.saidCash(times)
    return event.isMine ? t.saidMine(event.tile + 1) : t.saidSafe(event.tile + 1, times)
  },
  chip(round) {
    const times = shownEvent(round, 'cash-out')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times >= 200 ? 'mid' : 'low' }
  },
  async rules(variant) {
    const rules = await import('@chaupar/games/rules/instant/mines')
    return rules.minesRules({ ...rules.mines5x5, side: sideOf(variant) })
  },
  rulesTexts: minesRulesTexts,
}
