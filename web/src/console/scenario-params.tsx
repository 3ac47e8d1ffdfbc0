import type { ControlData } from '@chaupar/contracts/control-client'
import { type FormEvent, useState } from 'react'
import type { Actions } from './use-control.ts'

export type ScenarioParamsProps = { world: string; scenario: ControlData<'listScenarios'>[number]; actions: Actions }

/** A scenario that lets one choose: its parameters, all of which may stay empty. */
export function ScenarioParams({ world, scenario, actions }: ScenarioParamsProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
    const params = Object.fromEntries(given.map(([name, value]) => [name, typed(value.trim())]))
    actions.act('applyScenarios', { world, scenarios: [{ name: scenario.name, params }] })
  }
  return (
    <form className="qa-form" aria-label={`Scenario ${scenario.name}`} onSubmit={submit}>
      {Object.entries(scenario.params).map(([name, meaning]) => (
        <label key={name} className="qa-wide">
          {name}
          <input
            value={values[name] ?? ''}
            placeholder={meaning}
            title={meaning}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit" className="qa-btn qa-main">
        Apply {scenario.name}
      </button>
    </form>
  )
}

/** Numbers and truth values travel as such; everything else is text. */
function typed(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
}
