import { type ReactNode, useId } from 'react'

export type ChoiceBarProps<Id extends string> = {
  /** Id of the text that names the group. */
  labelledBy: string
  choices: readonly { id: Id; label: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of a few words beside each other: radio buttons, so that arrows move and the group is one tab stop. */
export function ChoiceBar<Id extends string>({ labelledBy, choices, chosen, onChoose }: ChoiceBarProps<Id>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="choice-bar">
      {choices.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </div>
  )
}
