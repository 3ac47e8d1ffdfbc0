import { useState } from 'react'

export type ConfirmButtonProps = {
  label: string
  question: string
  disabled?: boolean
  /** Looks like any other button until it asks. */
  isCalm?: boolean
  onConfirm: () => void
}

/** A button for what cannot be taken back: the first press asks, the second does; leaving it takes the question away. */
export function ConfirmButton({ label, question, disabled = false, isCalm = false, onConfirm }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false)
  const press = () => {
    if (armed) onConfirm()
    setArmed(!armed)
  }
  return (
    <button
      type="button"
      className="console-button"
      data-tone={armed || !isCalm ? 'danger' : undefined}
      data-armed={armed || undefined}
      disabled={disabled}
      onClick={press}
      onBlur={() => setArmed(false)}
    >
      {armed ? question : label}
    </button>
  )
}
