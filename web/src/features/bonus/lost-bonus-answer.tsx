import type { ReactNode } from 'react'
import { LostAnswer } from '../../ui/states/lost-answer.tsx'
import './bonus-action.css'

type LostBonusAnswerProps = {
  asking: boolean
  onCheckAgain: () => void
  /** Shown when its outcome cannot be found out. */
  children: ReactNode
}

/** In place of a button whose answer was lost: a claim, or a giving up. */
export function LostBonusAnswer({ asking, onCheckAgain, children }: LostBonusAnswerProps) {
  return (
    <div className="bonus-action">
      <LostAnswer asking={asking} onCheckAgain={onCheckAgain} unresolved={children} />
    </div>
  )
}
