/** What the faces of tables have in common. */
import type { Bet, FaceProps, HistoryChip } from '../faces/face.ts'
import { tableTexts } from './table-texts.ts'

/** Nothing is chosen beside the chips. */
export function chipsAlone(): Bet {
  return { mode: 'base', meta: {} }
}

/** The bet button deals; its small line counts the bets. */
export function dealButton({ chips, language }: FaceProps): { word: string; note?: string } {
  const { deal, bets } = tableTexts[language]
  return chips.on.size === 0 ? { word: deal } : { word: deal, note: bets(chips.on.size) }
}

/** A past round by its winner: one of two sides, each with its letter, else a tie. */
export function winnerChip(winner: string | undefined, sides: Readonly<Record<string, string>>): HistoryChip {
  const at = Object.keys(sides).indexOf(winner ?? '')
  if (at < 0) return { text: 'T', tone: 'tie' }
  return { text: Object.values(sides)[at] ?? '', tone: at === 0 ? 'side-a' : 'side-b' }
}

/** How a hand stands beside the winner's; undefined before there is one, and at a tie. */
export function stateBeside(side: string, winner: string | undefined): 'won' | 'lost' | undefined {
  if (winner === undefined || winner === 'tie') return undefined
  return winner === side ? 'won' : 'lost'
}
