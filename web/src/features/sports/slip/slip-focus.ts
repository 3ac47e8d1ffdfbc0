import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../../../ui/basics/after-paint.ts'
import { clearSlip, removeEntry, type SlipEntry, useSlip } from '../selection/slip-store.ts'

/** Where the keyboard is after a part of the slip went away: never at the top of the page. */

/** The answer of an entry, or its row while it is folded; the form's place of arrival is its stake. */
export function entryElementId(id: string): string {
  return `entry-${id}`
}

/** Puts the focus on an entry: on the stake of a form that is open, else on its row or its answer. */
export function focusEntry(id: string): void {
  const element = document.getElementById(`stake-${id}`) ?? document.getElementById(entryElementId(id))
  element?.focus()
}

/** Takes an entry out and goes on to the one after it; from the last one back to its price, where that can be reached. */
export function removeAndGoOn(id: string): void {
  const { betSlipContent, oneClickStake } = useSlip.getState()
  const at = betSlipContent.findIndex((entry) => entry.id === id)
  const next = betSlipContent[at + 1] ?? betSlipContent[at - 1]
  flushSync(() => removeEntry(id))
  // A key still held would tap the price; with one-click betting on, that would place a bet.
  const cell = oneClickStake === null ? priceCell(id) : null
  if (next) focusEntry(next.id)
  else if (cell) cell.focus()
  else focusHeading()
}

/** Empties the slip and stays with it. */
export function clearAndStay(): void {
  flushSync(clearSlip)
  focusHeading()
}

/** Esc goes back to the price of the entry. In the sheet of the phone it closes the sheet. */
export function escToPrice(event: KeyboardEvent, id: string): void {
  const cell = event.key === 'Escape' ? priceCell(id) : null
  if (!cell) return
  event.stopPropagation()
  cell.focus()
}

/**
 * A draft that is placed leaves its form and the button without a place to stand: its answer takes the focus, and the
 * stake when the answer is a form again. What else has the focus keeps it: a tap on a price with one-click betting on,
 * or a delay that ends, is no reason to take it from the board. The answer is seen first: a focus asks for a layout of its own.
 */
export function useEntryFocus(entry: SlipEntry): void {
  const before = useRef(entry.state)
  useEffect(() => {
    const was = before.current
    before.current = entry.state
    const replaced = (was.at === 'ready') !== (entry.state.at === 'ready')
    // "Check now" is disabled while it asks.
    const wanted = was !== entry.state && (replaced || (was.at === 'unknown' && !was.asking))
    if (wanted)
      afterPaint(() => {
        if (isFocusLost()) focusEntry(entry.id)
      })
  }, [entry.id, entry.state])
}

/**
 * Takes the focus from a form that is about to go: a browser from which what has the focus is removed lays the page out at once,
 * and again for the frame. The answer has it after that (useEntryFocus).
 */
export function leaveForm(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * What a button needs to have the focus again that it lost by being disabled for a while, unless something else has it by
 * then. The focus of a disabled button goes without an event, in some browsers with one.
 */
export function useFocusBack(disabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useLayoutEffect(() => {
    if (disabled) return
    if (had.current && isFocusLost()) ref.current?.focus()
    had.current = document.activeElement === ref.current
  }, [disabled])
  return {
    ref,
    onFocus: () => {
      had.current = true
    },
    onBlur: () => {
      if (!ref.current?.disabled) had.current = false
    },
  }
}

/** Whether the control that had the focus is gone, or takes no key any more. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/** Brings the price of an entry into view, where its market is on the page; the keyboard goes there too. */
export function showPrice(id: string): void {
  const cell = priceCell(id)
  cell?.scrollIntoView({ block: 'center' })
  cell?.focus({ preventScroll: true })
}

/** The tab over the slip, which stands there with and without entries. */
function focusHeading(): void {
  document.getElementById('slip-tab-slip')?.focus()
}

/** The best price of an entry's side on the board; behind the phone's sheet it cannot be reached. */
function priceCell(id: string): HTMLElement | null {
  if (document.getElementById('slip-panel')?.closest('[role=dialog]')) return null
  return document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(id)}"][data-best]`)
}
