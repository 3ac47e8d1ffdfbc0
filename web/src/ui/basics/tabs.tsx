import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; count?: number }

export type TabsProps<Id extends string> = {
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** Accessible name of the tab list. */
  label: string
  /** Ids of tab and panel are `${idPrefix}-tab-${id}` and `${idPrefix}-panel`. */
  idPrefix: string
  look?: 'line' | 'chip'
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs by the ARIA pattern: one tab stop, arrows, Home and End move and select. The panel belongs to the caller. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label, idPrefix, look = 'line' }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const step = steps[event.key]
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined
    const next = step === undefined ? end : (at + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    const button = list.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={classNames('tabs', `tabs-${look}`)}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={`${idPrefix}-panel`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className="tab-count">{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
