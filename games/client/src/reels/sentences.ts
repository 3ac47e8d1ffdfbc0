/** Rounds of reels in words, for the line under the reels and for who does not see them. */
import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { paid } from '@chaupar/games/rules/rules'
import type { FaceRound } from '../faces/face.ts'
import type { Language } from '../i18n/texts.ts'
import { rupees } from '../money/amounts.ts'
import type { Cell } from './board.ts'
import type { FreeSpins, ShownRound, Win } from './shown-round.ts'
import { symbolNames } from './symbols/symbol-names.ts'
import { pictureFor, type Theme } from './symbols/themes.ts'
import { reelTexts } from './texts.ts'

/** How many wins the line under the reels names, and what is spoken. */
export const mostWins = 2

/** What sentences need to know beside the round. */
export interface Wording {
  language: Language
  theme: Theme
  stakePaise: number
}

/** Hundredths of the stake in rupees. */
export function sumOf(times: number, { stakePaise, language }: Wording): string {
  return rupees(paid(stakePaise, times), language)
}

/** 'Lotus', 'Wild ×3'. */
export function cellName({ name, times }: Cell, { theme, language }: Pick<Wording, 'theme' | 'language'>): string {
  const symbol = symbolNames[language][pictureFor(theme, name)]
  return times > 1 ? reelTexts[language].times(symbol, times) : symbol
}

/** 'Line 3: 4 × Lotus ₹12.00'. */
function winText({ symbol, kind, line, ways, times }: Win, wording: Wording): string {
  const t = reelTexts[wording.language]
  const name = cellName({ name: symbol, times: 1 }, wording)
  const sum = sumOf(times, wording)
  if (line > 0) return t.onLine(line, kind, name, sum)
  return ways > 0 ? t.byWays(ways, kind, name, sum) : t.anywhere(kind, name, sum)
}

/** The first `most` wins, largest first, and how many more there are; '' = none. */
function winsText(wins: readonly Win[], wording: Wording, most: number): string {
  const largest = [...wins].sort((a, b) => b.times - a.times)
  const texts = largest.slice(0, most).map((win) => winText(win, wording))
  const left = wins.length - texts.length
  return [...texts, ...(left > 0 ? [reelTexts[wording.language].more(left)] : [])].join(' · ')
}

/** What free spins came to: how many, how many paid, the best. */
export function freeSummary({ total, paid: spins, won }: FreeSpins, wording: Wording): readonly [string, string] {
  const t = reelTexts[wording.language]
  const paying = spins.filter((times) => times > 0)
  // A round that reached its most ended before the last of them.
  const played = Math.min(total, spins.length)
  const best = sumOf(Math.max(0, ...paying), wording)
  return [t.freePlayed(played, sumOf(won, wording)), paying.length === 0 ? t.freeNone : t.freePaid(paying.length, best)]
}

/** What the spin paid that won the free ones; none when it paid nothing. */
export function spinBefore({ free, totalTimes }: ShownRound, wording: Wording): readonly string[] {
  const times = totalTimes - (free?.won ?? 0)
  return times > 0 ? [reelTexts[wording.language].spinPaid(sumOf(times, wording))] : []
}

/** The event that is shown, in a sentence; '' = nothing worth saying. */
export function eventText(shownRound: ShownRound, wording: Wording, mostWins: number): string {
  const t = reelTexts[wording.language]
  const { shown, free, wins, tumbles, spinTimes } = shownRound
  if (shown === null) return ''
  switch (shown.type) {
    case 'winInfo':
      return winsText(wins, wording, mostWins)
    case 'boardMultiplierInfo': {
      const { tumbleWin, boardMult, totalWin } = shown.winInfo
      return t.multiplied(sumOf(tumbleWin, wording), boardMult, sumOf(totalWin, wording))
    }
    case 'freeSpinTrigger':
      return t.freeWon(free?.total ?? 0)
    case 'freeSpinRetrigger':
      return t.freeMore(free?.total ?? 0)
    case 'updateFreeSpin':
      return t.freeAt(free?.spin ?? 0, free?.total ?? 0)
    case 'freeSpinEnd':
      return free === null ? '' : freeSummary(free, wording).join(t.stop)
    case 'wincap':
      return t.capped
    case 'tumbleBoard':
    case 'updateTumbleWin':
    case 'setWin':
    case 'setTotalWin':
      return tumbles > 0 && spinTimes > 0
        ? t.tumbles(tumbles, sumOf(spinTimes, wording))
        : winsText(wins, wording, mostWins)
    default:
      return ''
  }
}

/** Outcome of the whole round, beside its sum; '' while it is not over, and when it paid nothing, which the shell says. */
export function roundText(
  shownRound: ShownRound,
  round: FaceRound<ReelEvent>,
  wording: Wording,
  mostWins: number,
): string {
  const t = reelTexts[wording.language]
  if (shownRound.shown?.type !== 'finalWin') return ''
  const times = shownRound.shown.amount
  if (times === 0) return ''
  const { free, tumbles, wins } = shownRound
  const parts =
    free !== null
      ? [...freeSummary(free, wording), ...spinBefore(shownRound, wording)]
      : [tumbles > 0 ? t.tumbles(tumbles, sumOf(times, wording)) : winsText(wins, wording, mostWins)]
  const isBelow = times < 100
  return [
    ...parts,
    ...(isBelow ? [t.below(rupees(round.stakePaise, wording.language))] : []),
    ...(shownRound.isCapped ? [t.capped] : []),
  ].join(t.stop)
}
