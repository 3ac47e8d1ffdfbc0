import { type CrashEvent, crash, crashRules, fastCrash } from '@chaupar/games/rules/instant/crash'
import { timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { CrashGame } from './crash-game.tsx'
import { crashRulesTexts } from './rules-texts.ts'
import { StillFlight } from './still-flight.tsx'
import { crashTexts } from './texts.ts'

/** Crash: all see the same multiplier rise, and cash out before it ends. */
export const face: Face<CrashEvent> = {
  mood: 'night',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: StillFlight,
  Shared: CrashGame,
  lasts: () => 0,
  say(round, _variant, language) {
    const t = crashTexts[language]
    if (round.events.length === 0) return ''
    const out = shownEvent(round, 'cash-out')
    return out === undefined ? t.stillLost : t.stillOut(timesText(out.times))
  },
  chip(round) {
    const times = shownEvent(round, 'cash-out')?.times ?? 0
    return { text: timesText(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  // The curve is drawn by them, so they are here already.
  rules: (variant) => Promise.resolve(crashRules(variant === 'fast' ? fastCrash : crash)),
  rulesTexts: crashRulesTexts,
}
