import { useRead } from '../control/use-control.ts'

export type ScenarioPickerProps = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

/** Several scenarios in the order of their choosing. */
export function ScenarioPicker({ chosen, onChange }: ScenarioPickerProps) {
  const scenarios = useRead('listScenarios', {})
  const left = scenarios.data?.filter(({ name }) => name !== 'default' && !chosen.includes(name)) ?? []
  return (
    <div className="console-form-wide">
      <label>
        Scenarios
        <select value="" onChange={(event) => onChange([...chosen, event.target.value])}>
          <option value="">{chosen.length === 0 ? 'default only; add one ...' : 'add another ...'}</option>
          {left.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="console-chips">
        {chosen.map((name) => (
          <button
            key={name}
            type="button"
            className="console-chip"
            aria-label={`Leave out ${name}`}
            onClick={() => onChange(chosen.filter((one) => one !== name))}
          >
            {name} ×
          </button>
        ))}
      </div>
    </div>
  )
}
