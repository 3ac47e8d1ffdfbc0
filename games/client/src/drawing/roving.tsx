import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type FieldProps = { name: string; className: string; style?: CSSProperties; children: ReactNode }

/**
 * Buttons that are one stop of the Tab key: arrow keys go to the button that lies that way, Home and End to the first and the last.
 * The stop is the button that had the focus last, or the first one that can be pressed. Buttons hidden from screen readers do not count.
 */
export function RovingField({ name, className, style, children }: FieldProps) {
  const field = useRef<HTMLFieldSetElement>(null)
  const last = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (field.current !== null) setStop(field.current, last.current)
  })
  return (
    <fieldset
      ref={field}
      className={className}
      style={style}
      aria-label={name}
      onFocus={(event) => {
        last.current = event.target
        setStop(event.currentTarget, last.current)
      }}
      onKeyDown={moveFocus}
    >
      {children}
    </fieldset>
  )
}

type Way = readonly [x: number, y: number]

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function buttonsIn(field: HTMLElement): HTMLButtonElement[] {
  return [...field.getElementsByTagName('button')].filter(
    (button) => !button.disabled && button.getAttribute('aria-hidden') !== 'true',
  )
}

function setStop(field: HTMLElement, last: HTMLElement | null): void {
  const buttons = buttonsIn(field)
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true'
  const kept = buttons.find((button) => button === last)
  const isKept = kept !== undefined && (kept === document.activeElement || isOpen(kept))
  const stop = isKept ? kept : (buttons.find(isOpen) ?? buttons[0])
  for (const button of buttons) {
    const tabIndex = button === stop ? 0 : -1
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
  }
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const isEnd = event.key === 'Home' || event.key === 'End'
  if ((way === undefined && !isEnd) || !(event.target instanceof HTMLElement)) return
  const buttons = buttonsIn(event.currentTarget)
  event.preventDefault()
  const next = way === undefined ? buttons.at(event.key === 'Home' ? 0 : -1) : nextThatWay(event.target, buttons, way)
  next?.focus()
}

/** The button that lies that way: the nearest one in the same row or column, else the nearest aside of it. */
function nextThatWay(from: HTMLElement, buttons: readonly HTMLElement[], [x, y]: Way): HTMLElement | undefined {
  const box = from.getBoundingClientRect()
  const far = (button: HTMLElement) => {
    const other = button.getBoundingClientRect()
    const [right, left] = [other.left - box.right, box.left - other.right]
    const [below, above] = [other.top - box.bottom, box.top - other.bottom]
    const ahead = x === 0 ? (y > 0 ? below : above) : x > 0 ? right : left
    if (ahead < -4) return Number.POSITIVE_INFINITY
    const [aside, apart] =
      x === 0
        ? [Math.max(right, left, 0), other.left + other.right - box.left - box.right]
        : [Math.max(below, above, 0), other.top + other.bottom - box.top - box.bottom]
    return ahead + 3 * aside + Math.abs(apart) / 16
  }
  return buttons
    .filter((button) => button !== from && far(button) < Number.POSITIVE_INFINITY)
    .sort((one, other) => far(one) - far(other))[0]
}
