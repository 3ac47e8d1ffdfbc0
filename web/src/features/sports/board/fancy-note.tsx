import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { signedAmount } from '../prices/price-text.ts'

export type FancyNoteProps = {
  name: string
  /** The worst result of the held bets and with the slip, in paise; null where there are none. */
  worst: number | null
  worstWithSlip: number | null
  open: boolean
  onToggle: () => void
}

/** The worst that the bets of a row may bring; opens and shuts its run ladder. As high as the note it stands for. */
export function FancyNote({ name, worst, worstWithSlip, open, onToggle }: FancyNoteProps) {
  return (
    <button type="button" className="fancy-note" aria-expanded={open} onClick={onToggle}>
      <span className="sr-only">
        <Trans>{name}: result by runs</Trans>
      </span>{' '}
      {worst === null ? null : <span className="num-neg">{signedAmount(worst)}</span>}{' '}
      {worstWithSlip === null ? null : (
        <span className="with-slip">
          <span className="with-slip-words">
            <Trans>with slip</Trans>
          </span>{' '}
          <span className="num-neg">{signedAmount(worstWithSlip)}</span>
        </span>
      )}
      <ChevronDown className="fancy-arrow" size={14} aria-hidden="true" />
    </button>
  )
}
