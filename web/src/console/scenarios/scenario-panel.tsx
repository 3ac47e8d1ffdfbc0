import { useState } from 'react'
import { useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { type Scenario, ScenarioChip } from './scenario-chip.tsx'
import type { ScenarioParams } from './scenario-params.tsx'
import { ScenarioTopics } from './scenario-topics.tsx'
import { SituationsOn } from './situations-on.tsx'

/** Every situation by name: a press puts the world into it, another takes it out again. */
export function ScenarioPanel({ world, applied }: { world: string; applied: readonly string[] }) {
  const actions = useActions()
  const scenarios = useRead('listScenarios', {})
  const [filter, setFilter] = useState('')
  const [looked, setLooked] = useState<Scenario | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const all = scenarios.data?.filter(({ name }) => name !== 'default') ?? []
  const word = filter.trim().toLowerCase()
  const found = all.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(word))
  const on = applied.filter((name) => name !== 'default')
  const busy = new Set(all.filter(({ name }) => on.includes(name)).map(({ group }) => group))
  // A scenario that happens once can be pressed again and is never shown as on.
  const isOn = ({ name, group, normal }: Scenario) =>
    group === null ? null : on.includes(name) || (normal && !busy.has(group))
  const end = (name: string) => actions.act('endScenarios', { world, scenarios: [name] })
  const apply = (name: string, params?: ScenarioParams) =>
    actions.act('applyScenarios', { world, scenarios: [{ name, ...(params === undefined ? {} : { params }) }] })
  const press = ({ name, params }: Scenario) => {
    const asks = !on.includes(name) && Object.keys(params).length > 0
    setAsked(asks && asked !== name ? name : null)
    if (on.includes(name)) end(name)
    else if (!asks) apply(name)
  }
  return (
    <Panel
      title="Scenarios"
      className="console-tall"
      note={scenarios.data ? `${on.length} on, ${all.length} in all` : ''}
      actions={actions}
      command={{ op: 'applyScenarios', input: { world, scenarios: [{ name: 'maintenance' }] } }}
    >
      {readProblem(scenarios, 5) ?? (
        <>
          <SituationsOn on={on} onEnd={end} onEndAll={() => actions.act('endScenarios', { world })} />
          <input
            type="search"
            className="console-filter"
            aria-label="Find a scenario"
            placeholder="Find: maintenance, 401, kyc ..."
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <ScenarioTopics scenarios={found}>
            {(scenario) => (
              <ScenarioChip
                key={scenario.name}
                scenario={scenario}
                isOn={isOn(scenario)}
                isAsked={asked === scenario.name}
                onPress={() => press(scenario)}
                onLook={() => setLooked(scenario)}
                onApply={(params) => apply(scenario.name, params)}
                onCancel={() => setAsked(null)}
              />
            )}
          </ScenarioTopics>
          {found.length === 0 ? <p className="console-empty">No scenario speaks of {filter}.</p> : null}
          <p className="console-hint">{looked ? looked.summary : 'Press one to put this world into it.'}</p>
        </>
      )}
    </Panel>
  )
}
