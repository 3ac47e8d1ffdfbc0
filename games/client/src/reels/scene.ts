import { firstBoard } from './board.ts'
import type { Motion, Scene } from './motion.ts'
import type { ReelFamily } from './reel-family.ts'
import type { ShownRound } from './shown-round.ts'

type Shape = Pick<ReelFamily, 'columns' | 'rows' | 'falls'>

/**
 * What the reels show. While a bet is on its way they turn already, but for those whose symbols fall: those wait.
 * @param isStaking a bet is on its way; `shownRound` is the round before it
 */
export function sceneOf(shownRound: ShownRound, { columns, rows, falls }: Shape, isStaking: boolean): Scene {
  const board = shownRound.board ?? firstBoard(columns, rows)
  const still: Scene = {
    motion: 'none',
    board,
    before: shownRound.before ?? board,
    fallen: shownRound.fallen,
    gone: shownRound.gone,
    wins: [],
    lit: [],
    isAbove: shownRound.spinTimes > 100,
    isQuick: shownRound.free !== null && shownRound.free.spin > 0,
  }
  if (isStaking) return { ...still, motion: falls ? 'none' : 'spin', isQuick: false }
  return { ...still, motion: motionOf(shownRound, falls), wins: shownRound.wins, lit: shownRound.lit }
}

function motionOf({ shown }: ShownRound, falls: boolean): Motion {
  switch (shown?.type) {
    case 'reveal':
      return falls ? 'fall' : 'land'
    case 'winInfo':
      return 'wins'
    case 'tumbleBoard':
      return 'tumble'
    default:
      return 'none'
  }
}
