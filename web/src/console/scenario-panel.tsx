import type { ControlData } from '@chaupar/contracts/control-client'
import { useState } from 'react'
import { Panel, readProblem } from './panel.tsx'
import { ScenarioParams } from './scenario-params.tsx'
import { useActions, useRead } from './use-control.ts'

type Scenario = ControlData<'listScenarios'>[number]

/** Every situation by name; a press puts the world into it. */
export function ScenarioPanel({ world, applied }: { world: string; applied: readonly string[] }) {
  const actions = useActions()
  const scenarios = useRead('listScenarios', {})
  const [filter, setFilter] = useState('')
  const [looked, setLooked] = useState<Scenario | null>(null)
  const [asked, setAsked] = useState<Scenario | null>(null)
  const all = scenarios.data?.filter(({ name }) => name !== 'default') ?? []
  const word = filter.trim().toLowerCase()
  const found = all.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(word))
  const press = (scenario: Scenario) => {
    const hasParams = Object.keys(scenario.params).length > 0
    setAsked(hasParams ? scenario : null)
    if (!hasParams) actions.act('applyScenarios', { world, scenarios: [{ name: scenario.name }] })
  }
  const on = all.filter(({ name }) => applied.includes(name)).length
  return (
    <Panel
      title="Scenarios"
      note={scenarios.data ? `${on} on, ${all.length} in all` : ''}
      actions={actions}
      command={{ op: 'applyScenarios', input: { world, scenarios: [{ name: 'maintenance' }] } }}
    >
      {readProblem(scenarios, 5) ?? (
        <>
          <input
            type="search"
            className="qa-filter"
            aria-label="Find a scenario"
            placeholder="Find: maintenance, 401, kyc ..."
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <div className="qa-chips qa-scenarios">
            {found.map((scenario) => (
              <button
                key={scenario.name}
                type="button"
                className="qa-chip"
                title={scenario.summary}
                aria-pressed={applied.includes(scenario.name)}
                onClick={() => press(scenario)}
                onFocus={() => setLooked(scenario)}
                onMouseEnter={() => setLooked(scenario)}
              >
                {scenario.name}
                {Object.keys(scenario.params).length > 0 ? ' …' : ''}
              </button>
            ))}
          </div>
          {found.length === 0 ? <p className="qa-empty">No scenario speaks of {filter}.</p> : null}
          <p className="qa-hint">{looked ? looked.summary : 'Press one to put this world into it.'}</p>
          {asked ? <ScenarioParams key={asked.name} world={world} scenario={asked} actions={actions} /> : null}
        </>
      )}
    </Panel>
  )
}
