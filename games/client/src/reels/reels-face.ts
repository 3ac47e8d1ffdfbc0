import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { shownEvent } from '../faces/events.ts'
import type { Face } from '../faces/face.ts'
import { chipTimes } from '../money/amounts.ts'
import { motionMs } from './motion.ts'
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
export function reelsFace(family: ReelFamily, Stage: Face<ReelEvent>['Stage']): Face<ReelEvent> {
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
      return roundText(shownRound, round, wording, mostWins) || eventText(shownRound, wording, mostWins)
    },
    chip(round) {
      const times = shownEvent(round, 'finalWin')?.amount ?? 0
      return {
        text: chipTimes(times),
        tone: times >= 1_000 ? 'high' : times >= 200 ? 'mid' : 'low',
      }
    },
    rules: async (variant) => (await family.load(variant)).rules,
    rulesTexts: family.rulesTexts,
  }
}

function lastsMs(event: ReelEvent, falls: boolean): number {
  const still = { columns: 0, wins: 0, isQuick: false }
  switch (event.type) {
    case 'reveal': {
      const isQuick = event.gameType === 'freegame'
      return motionMs({ ...still, motion: falls ? 'fall' : 'land', columns: event.board.length, isQuick }) + 60
    }
    case 'winInfo':
      return motionMs({ ...still, motion: 'wins', wins: event.wins.length }) + 500
    case 'tumbleBoard':
      return motionMs({ ...still, motion: 'tumble' }) + 60
    default:
      return standsMs[event.type] ?? 0
  }
}
