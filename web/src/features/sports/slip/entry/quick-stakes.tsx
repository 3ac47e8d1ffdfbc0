import { amountText } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { showPlainSigns } from '../../../../ui/forms/text-field.tsx'
import { plainAmount } from '../../prices/price-text.ts'
import { changeSlipSettings, useSlip } from '../../selection/slip-store.ts'
import './quick-stakes.css'

/** Five stakes at one tap, each editable. */
export function QuickStakes({ onPick }: { onPick: (rupees: number) => void }) {
  const { t } = useLingui()
  const stakes = useSlip((state) => state.quickStakes)
  const [editing, setEditing] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className="quick-stakes" role="group" aria-label={t`Quick stakes`}>
      {stakes.map((stake, index) =>
        editing ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake is its place
          <StakeInput key={index} index={index} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake is its place
          <button key={index} type="button" onClick={() => onPick(stake)} translate="no">
            {plainAmount(stake)}
          </button>
        ),
      )}
      <button type="button" className="quick-edit" aria-pressed={editing} onClick={() => setEditing(!editing)}>
        <span className="sr-only">
          <Trans>Edit quick stakes</Trans>
        </span>
        {editing ? <Check size={16} aria-hidden="true" /> : <Pencil size={15} aria-hidden="true" />}
      </button>
    </div>
  )
}

/** One quick stake while it is edited: whole rupees are kept as they are typed; anything else is marked, and the old one stays. */
function StakeInput({ index }: { index: number }) {
  const { t } = useLingui()
  const stakes = useSlip((state) => state.quickStakes)
  const [text, setText] = useState(String(stakes[index] ?? ''))
  const change = (entered: string) => {
    setText(entered)
    const rupees = wholeRupees(entered)
    if (rupees !== null) changeSlipSettings({ quickStakes: stakes.map((stake, at) => (at === index ? rupees : stake)) })
  }
  return (
    <input
      aria-label={t`Quick stake ${index + 1}`}
      aria-invalid={wholeRupees(text) === null || undefined}
      inputMode="numeric"
      value={text}
      onChange={({ target }) => {
        showPlainSigns(target)
        change(target.value)
      }}
    />
  )
}

/** 1 to 10 crore without paise, with or without grouping; null for anything else. */
function wholeRupees(entered: string): number | null {
  const text = amountText(entered)
  const rupees = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return rupees >= 1 && rupees <= 100_000_000 ? rupees : null
}
