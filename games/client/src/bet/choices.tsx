import { useId } from 'react'

type Named = { name: string; disabled: boolean }

type SegmentsProps<Value> = Named & {
  values: readonly { value: Value; text: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, side by side: rows, risk, over or under. */
export function Segments<Value extends string | number>({
  name,
  disabled,
  values,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <div className="choice">
      <span className="choice-name" aria-hidden="true">
        {name}
      </span>
      <fieldset className="segments" aria-label={name}>
        {values.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className="segment"
            aria-pressed={value === chosen}
            disabled={disabled}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type SliderProps = Named & {
  value: number
  least: number
  most: number
  step?: number
  /** The value as it is shown and said. */
  text: string
  /** Takes a row of its own. */
  isWide?: boolean
  onChange: (value: number) => void
}

/** One of many, by a slider, with its value beside it. */
export function Slider({ name, disabled, value, least, most, step = 1, text, isWide, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={isWide ? 'choice choice-wide' : 'choice'}>
      <label className="choice-name" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className="slider"
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output className="choice-value" htmlFor={id}>
        {text}
      </output>
    </div>
  )
}
