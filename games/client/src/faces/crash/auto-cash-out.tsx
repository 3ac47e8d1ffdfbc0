import { useId } from 'react'

interface AutoCashOutProps {
  name: string
  atName: string
  disabled: boolean
  isOn: boolean
  /** The multiplier as it is typed. */
  text: string
  isWrong: boolean
  onSwitch(): void
  onType(text: string): void
}

/** A switch, and the multiplier at which the server cashes the bet out. */
export function AutoCashOut({ name, atName, disabled, isOn, text, isWrong, onSwitch, onType }: AutoCashOutProps) {
  const id = useId()
  return (
    <div className="choices">
      <div className="choice">
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={id}
          disabled={disabled}
          onClick={onSwitch}
        />
        <span className="choice-name" id={id}>
          {name}
        </span>
        <span className="number">
          <input
            className="number-input"
            inputMode="decimal"
            autoComplete="off"
            aria-label={atName}
            aria-invalid={isWrong}
            disabled={disabled}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
          <span className="number-unit">×</span>
        </span>
      </div>
    </div>
  )
}
