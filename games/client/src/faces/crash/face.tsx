import { crash, crashRules, fastCrash } from '@chaupar/games/rules/instant/crash'
import { timesText } from '../../money/amounts.ts'
import type { Face } from '../face.ts'
import { numberAt } from '../fields.ts'
import { CrashGame } from './crash-game.tsx'
import { crashRulesTexts } from './rules-texts.ts'
import { StillFlight } from './still-flight.tsx'
import { crashTexts } from './texts.ts'

function outAt(events: Parameters<Face['say']>[0]['events']): number {
  return numberAt(events.find(({ type }) => type === 'cash-out') ?? {}, 'times')
}

/** Crash: all see the same multiplier rise, and cash out before it ends. */
export const face: Face = {
  mood: 'night',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: StillFlight,
  Shared: CrashGame,
  lasts: () => 0,
  say({ events }, _variant, language) {
    const t = crashTexts[language]
    if (events.length === 0) return ''
    const times = outAt(events)
    return times > 0 ? t.stillOut(timesText(times)) : t.stillLost
  },
  chip({ events }) {
    const times = outAt(events)
    return { text: timesText(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  // The curve is drawn by them, so they are here already.
  rules: (variant) => Promise.resolve(crashRules(variant === 'fast' ? fastCrash : crash)),
  rulesTexts: crashRulesTexts,
}
