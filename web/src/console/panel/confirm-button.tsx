import { useState } from 'react'
import { classNames } from '../../ui/basics/class-names.ts'

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
      className={classNames('qa-btn', (armed || !isCalm) && 'qa-danger', armed && 'qa-armed')}
      disabled={disabled}
      onClick={press}
      onBlur={() => setArmed(false)}
    >
      {armed ? question : label}
    </button>
  )
}
