import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { plainAmount } from './price-text.ts'
import { changeSlipSettings, useSlip } from './slip-store.ts'

/** Five stakes at one tap, each editable. */
export function QuickStakes({ onPick }: { onPick: (rupees: number) => void }) {
  const { t } = useLingui()
  const stakes = useSlip((state) => state.quickStakes)
  const [editing, setEditing] = useState(false)
  const change = (index: number, text: string) => {
    const rupees = Number(text.replace(/\D/g, '').slice(0, 8))
    if (rupees > 0) changeSlipSettings({ quickStakes: stakes.map((stake, at) => (at === index ? rupees : stake)) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className="quick-stakes" role="group" aria-label={t`Quick stakes`}>
      {stakes.map((stake, index) =>
        editing ? (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake is its place
            key={index}
            aria-label={t`Quick stake ${index + 1}`}
            inputMode="numeric"
            defaultValue={stake}
            onChange={(event) => change(index, event.target.value)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quick stake is its place
          <button key={index} type="button" onClick={() => onPick(stake)}>
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
