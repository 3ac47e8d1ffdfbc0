import { type HiloEvent, hiloRules } from '@chaupar/games/rules/instant/hilo'
import { paid } from '@chaupar/games/rules/rules'
import { tableTexts } from '../../drawing/table-texts.ts'
import { chipTimes, timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { Decision, Face, FaceProps } from '../face.ts'
import { HiloStage } from './hilo-stage.tsx'
import { hiloRulesTexts } from './rules-texts.ts'
import { sayHilo } from './said.ts'
import { guessesAt, guessTexts, streakOf, tableOf } from './streak.ts'
import { hiloTexts } from './texts.ts'

/** Both guesses with their chance and what a cash-out would pay after them, another card, and the cash-out. */
function decisions({ round, variant, language }: FaceProps<HiloEvent>): readonly Decision[] {
  if (round === null) return []
  const t = hiloTexts[language]
  const streak = streakOf(round)
  const guesses = guessesAt(streak, variant)
  return [
    ...guesses.map(
      ({ guess, times, chance }): Decision => ({
        action: guess,
        text: guessTexts(guess, streak.rank, language),
        note: `${timesText(times)} · ${(chance * 100).toFixed(1)} %`,
        tone: 'go',
      }),
    ),
    ...(guesses.length > 0 ? [{ action: 'skip', text: t.skip, tone: 'aside' } satisfies Decision] : []),
    {
      action: 'cash-out',
      text: t.cashOut,
      amountPaise: paid(round.stakePaise, streak.times),
      tone: 'take',
    },
  ]
}

/** Hi lo: is the next card higher or lower? */
export const face: Face<HiloEvent> = {
  mood: 'court',
  bets: 'one',
  firstBet: () => ({ mode: 'base', meta: {} }),
  Stage: HiloStage,
  go: ({ language }) => ({ word: tableTexts[language].deal }),
  decisions,
  lasts: ({ type }) => (type === 'cash-out' ? 0 : 420),
  say: sayHilo,
  chip(round) {
    const times = shownEvent(round, 'cash-out')?.times ?? 0
    return { text: chipTimes(times), tone: times >= 1_000 ? 'high' : times > 100 ? 'mid' : 'low' }
  },
  rules: (variant) => Promise.resolve(hiloRules(tableOf(variant))),
  rulesTexts: hiloRulesTexts,
}
