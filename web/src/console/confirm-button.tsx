import { useState } from 'react'

export type ConfirmButtonProps = { label: string; question: string; disabled?: boolean; onConfirm: () => void }

/** A button for what cannot be taken back: the first press asks, the second does; leaving it takes the question away. */
export function ConfirmButton({ label, question, disabled = false, onConfirm }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false)
  const press = () => {
    if (armed) onConfirm()
    setArmed(!armed)
  }
  return (
    <button
      type="button"
      className={armed ? 'qa-btn qa-danger qa-armed' : 'qa-btn qa-danger'}
      disabled={disabled}
      onClick={press}
      onBlur={() => setArmed(false)}
    >
      {armed ? question : label}
    </button>
  )
}
