import type { Market } from '../queries.ts'
import { HaltSign } from './halt-sign.tsx'
import { HaltWords } from './halt-words.tsx'
import './row-status.css'

/** Why no price of a row takes a bet, over all of them; the words for screen readers stand with the market or the match. */
export function RowStatus({ status }: Pick<Market, 'status'>) {
  if (status === 'open') return null
  return (
    <span className="row-status" aria-hidden="true" data-warn={status === 'ball_running' || undefined}>
      <HaltSign halt={status} size={13} />
      <HaltWords halt={status} />
    </span>
  )
}
