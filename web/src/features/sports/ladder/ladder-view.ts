import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { marketById, watchMarket } from '../prices/market-store.ts'
import { ontoLadder } from '../prices/odds-ladder.ts'
import { rowsAround } from './ladder-rules.ts'

/** How often the place of the market in the box is looked at: reading it in each frame would be a layout for each frame. */
const everyMs = 300
/** The middle of a runner without any price. */
const anyPrice = 2

type Place = { marketId: string; selectionId: string }

export type LadderView = {
  /** The element that scrolls the rows. */
  box: RefObject<HTMLDivElement | null>
  /** Price steps, highest first. */
  rows: readonly number[]
  /** The step that the rows stand around; its row has the tab stop at first. */
  middle: number
  recentre: () => void
  /** The rows stand still while the pointer is over them. */
  onPointer: (isOver: boolean) => void
  onScroll: () => void
}

/**
 * Which rows a ladder shows. They stay where they are while the market moves through them, and are put around it again when
 * it has left the view by its own move. That waits while the pointer or the keyboard is on the rows.
 */
export function useLadderView({ marketId, selectionId }: Place, others: readonly number[]): LadderView {
  const box = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  /** False after the player has scrolled away from the market. */
  const follows = useRef(true)
  const [view, setView] = useState(() => ({ middle: marketStep(marketId, selectionId) ?? others[0] ?? anyPrice }))
  const recentre = useCallback(() => {
    follows.current = true
    setView(({ middle }) => ({ middle: marketStep(marketId, selectionId) ?? middle }))
  }, [marketId, selectionId])
  const look = useCallback(() => {
    const step = marketStep(marketId, selectionId)
    if (step === undefined || isPointed.current || !follows.current) return
    if (box.current?.querySelector(':focus-visible') || isInSight(box.current, step)) return
    recentre()
  }, [marketId, selectionId, recentre])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchMarket(marketId, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        look()
      }, everyMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [marketId, look])
  useLayoutEffect(() => {
    if (box.current) showMiddle(box.current, view.middle)
  }, [view])
  const far = others.join(' ')
  const rows = useMemo(() => rowsAround(view.middle, far === '' ? [] : far.split(' ').map(Number)), [view.middle, far])
  return {
    box,
    rows,
    middle: view.middle,
    recentre,
    onPointer: (isOver) => {
      isPointed.current = isOver
      if (!isOver) look()
    },
    onScroll: () => {
      const step = marketStep(marketId, selectionId)
      if (step !== undefined) follows.current = isInSight(box.current, step)
    },
  }
}

/** The step of the market: of the best back price, or of the best lay price where nothing can be backed. */
function marketStep(marketId: string, selectionId: string): number | undefined {
  const runner = marketById(marketId)?.runners.find((one) => one.selectionId === selectionId)
  const best = runner?.back[0] ?? runner?.lay[0]
  return best && ontoLadder(best.price)
}

function rowOf(box: HTMLElement, step: number): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-step="${step}"]`)
}

/** Whether the row of a step is in the part of the box that is seen, under the heads of the columns. */
function isInSight(box: HTMLElement | null, step: number): boolean {
  const row = box && rowOf(box, step)
  if (!row) return false
  const top = row.offsetTop - box.scrollTop
  return box.clientHeight === 0 || (top >= row.offsetHeight && top + row.offsetHeight <= box.clientHeight)
}

/** Scrolls to the middle row and gives it the grid's one tab stop; gridKeys moves it on. */
function showMiddle(box: HTMLElement, middle: number): void {
  const row = rowOf(box, middle)
  if (!row) return
  box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2
  for (const cell of box.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) cell.tabIndex = -1
  const first = row.querySelector<HTMLElement>('[data-cell]')
  if (first) first.tabIndex = 0
}
