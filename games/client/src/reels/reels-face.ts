import type { Face, RoundEvent } from '../faces/face.ts'
import { listAt, numberAt, textAt } from '../faces/fields.ts'
import { columnsAt } from './board.ts'
import { type Motion, motionMs } from './motion.ts'
import type { ReelFamily } from './reel-family.ts'
import { eventText, mostWins, roundText } from './sentences.ts'
import { shownReels } from './shown-round.ts'
import { themeOf } from './symbols/themes.ts'
import { reelTexts } from './texts.ts'

/** How long what does not move is shown, in ms; what is not named here passes at once. */
const standsMs: Readonly<Record<string, number>> = {
  boardMultiplierInfo: 1_400,
  freeSpinTrigger: 2_000,
  freeSpinRetrigger: 1_600,
  updateFreeSpin: 250,
  freeSpinEnd: 2_200,
  wincap: 1_400,
}

/**
 * The face of a family of reels.
 * @param Stage `ReelsStage` with the family given to it
 */
export function reelsFace(family: ReelFamily, Stage: Face['Stage']): Face {
  return {
    mood: family.mood,
    bets: 'one',
    firstBet: () => ({ mode: 'base', meta: {} }),
    Stage,
    go: ({ language, stakePaise }) => ({
      word: reelTexts[language].spin,
      note: family.note(language, stakePaise),
    }),
    lasts: (event) => lastsMs(event, family.falls),
    say(round, _variant, language, theme) {
      const shownRound = shownReels(round)
      const wording = { language, theme: themeOf(theme ?? ''), stakePaise: round.stakePaise }
      // A round that paid nothing is said so for all families alike.
      if (shownRound.shown?.type === 'finalWin' && numberAt(shownRound.shown, 'amount') === 0) return ''
      return roundText(shownRound, round, wording, mostWins) || eventText(shownRound, wording, mostWins)
    },
    chip({ events }) {
      const times = numberAt(events.findLast(({ type }) => type === 'finalWin') ?? {}, 'amount')
      return {
        text: times === 0 ? '0' : `${(times / 100).toFixed(2)}×`,
        tone: times >= 1_000 ? 'high' : times >= 200 ? 'mid' : 'low',
      }
    },
    rules: async (variant) => (await family.load(variant)).rules,
    rulesTexts: family.rulesTexts,
  }
}

function lastsMs(event: RoundEvent, falls: boolean): number {
  const lasts = (motion: Motion, count = 0) =>
    motionMs({
      motion,
      columns: columnsAt(event, 'board').length,
      wins: count,
      isQuick: textAt(event, 'gameType') === 'freegame',
    })
  switch (event.type) {
    case 'reveal':
      return lasts(falls ? 'fall' : 'land') + 60
    case 'winInfo':
      return lasts('wins', listAt(event, 'wins').length) + 500
    case 'tumbleBoard':
      return lasts('tumble') + 60
    default:
      return standsMs[event.type] ?? 0
  }
}
