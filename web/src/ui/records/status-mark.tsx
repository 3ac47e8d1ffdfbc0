import { CircleCheck, CircleDot, CircleEllipsis, CircleX, Clock, HandCoins, Hourglass, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import '../basics/page.css'

export type StatusTone = 'open' | 'waiting' | 'running' | 'good' | 'bad' | 'over' | 'undone' | 'taken'

const icons = {
  open: CircleEllipsis,
  waiting: Hourglass,
  running: CircleDot,
  good: CircleCheck,
  bad: CircleX,
  over: Clock,
  undone: Undo2,
  taken: HandCoins,
} as const

/** Where something stands: a picture and a word; the colour only repeats them. */
export function StatusMark({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={`mark mark-${tone}`}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  )
}
