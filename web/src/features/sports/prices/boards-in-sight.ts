import { watchMarket } from './market-store.ts'

/** Writes what a cell shows now; `isSeen`: somebody may be looking at it. */
type Redraw = (isSeen: boolean) => void

/** A board or a row of one market on the page, with its cells of prices. */
type Board = { isNear: boolean; cells: Set<Redraw>; stopWatching: () => void }

/** So far outside the window a board is kept as if it were seen: a thumb scrolls faster than a frame. */
const margin = '100px 0px'

const boards = new Map<Element, Board>()
/** Boards out of sight whose market changed since their cells were written, the longest waiting first. */
const late = new Set<Board>()
let observer: IntersectionObserver | undefined

/**
 * Redraws a cell whenever its market changes: at once while its board (`data-board`) is in or near the viewport, otherwise
 * one board per frame. A phone shows a fifth of a match's boards, and prices change up to a thousand times a second.
 * Returns the function that stops it.
 */
export function redrawInSight(cell: Element, marketId: string, redraw: Redraw): () => void {
  const element = cell.closest('[data-board]') ?? cell
  const board = boards.get(element) ?? openBoard(element, marketId)
  board.cells.add(redraw)
  return () => {
    board.cells.delete(redraw)
    if (board.cells.size === 0) closeBoard(element, board)
  }
}

function openBoard(element: Element, marketId: string): Board {
  const cells = new Set<Redraw>()
  // Counted as near the view until the browser reports otherwise.
  const board: Board = { isNear: true, cells, stopWatching: watchMarket(marketId, () => changed(board)) }
  boards.set(element, board)
  observer ??= new IntersectionObserver(takeSight, { rootMargin: margin })
  observer.observe(element)
  return board
}

function closeBoard(element: Element, board: Board): void {
  board.stopWatching()
  late.delete(board)
  boards.delete(element)
  observer?.unobserve(element)
  if (boards.size > 0) return
  observer?.disconnect()
  observer = undefined
}

function changed(board: Board): void {
  if (board.isNear) redrawAll(board)
  else {
    if (late.size === 0) requestAnimationFrame(sweep)
    late.add(board)
  }
}

function takeSight(sights: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of sights) {
    const board = boards.get(target)
    if (!board) continue
    if (late.delete(board)) redrawAll(board)
    board.isNear = isIntersecting
  }
}

function sweep(): void {
  const [next] = late
  if (next) {
    late.delete(next)
    redrawAll(next)
  }
  if (late.size > 0) requestAnimationFrame(sweep)
}

function redrawAll({ cells, isNear }: Board): void {
  for (const redraw of cells) redraw(isNear)
}
