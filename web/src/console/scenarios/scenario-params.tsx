import type { ControlData } from '@chaupar/api/control-client'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { showOpened } from '../panel/panel.tsx'
import './scenario-params.css'

export type ScenarioParams = Record<string, string | number | boolean>

export type ScenarioParamsFormProps = {
  scenario: ControlData<'listScenarios'>[number]
  onApply: (params: ScenarioParams) => void
  onCancel: () => void
}

/** A scenario that lets one choose: its parameters, all of which may stay empty. Escape leaves it. */
export function ScenarioParamsForm({ scenario, onApply, onCancel }: ScenarioParamsFormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
    onApply(Object.fromEntries(given.map(([name, value]) => [name, typed(value.trim())])))
  }
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel()
  }
  return (
    <form
      ref={showOpened}
      className="console-form scenario-params"
      aria-label={`Scenario ${scenario.name}`}
      onSubmit={submit}
      onKeyDown={leave}
    >
      {Object.entries(scenario.params).map(([name, meaning]) => (
        <label key={name} className="console-form-wide">
          {name}
          <input
            value={values[name] ?? ''}
            placeholder={meaning}
            title={meaning}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <div className="console-inline console-form-wide">
        <button type="submit" className="console-button" data-tone="main">
          Apply {scenario.name}
        </button>
        <button type="button" className="console-button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** Numbers and truth values travel as such; everything else is text. */
function typed(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}
