import { useLingui } from '@lingui/react/macro'
import { Delete } from 'lucide-react'

const keys = ['1', '2', '3', 'back', '4', '5', '6', '.', '7', '8', '9', '0'] as const

/** The phone's keypad; keys are given on as slip-rules.ts names them. */
export function Keypad({ onKey }: { onKey: (key: string) => void }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className="keypad" role="group" aria-label={t`Keypad`}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          data-quiet={key === 'back' || key === '.' || undefined}
          aria-label={key === 'back' ? t`Delete` : key === '.' ? t`Decimal point` : key}
          onClick={() => onKey(key)}
        >
          {key === 'back' ? <Delete size={20} aria-hidden="true" /> : key}
        </button>
      ))}
    </div>
  )
}
