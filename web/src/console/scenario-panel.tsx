import type { ControlData } from '@chaupar/contracts/control-client'
import { useState } from 'react'
import { Panel, readProblem } from './panel.tsx'
import { ScenarioParams } from './scenario-params.tsx'
import { ScenarioTopics } from './scenario-topics.tsx'
import { SituationsOn } from './situations-on.tsx'
import { useActions, useRead } from './use-control.ts'

type Scenario = ControlData<'listScenarios'>[number]

/** Every situation by name: a press puts the world into it, another takes it out again. */
export function ScenarioPanel({ world, applied }: { world: string; applied: readonly string[] }) {
  const actions = useActions()
  const scenarios = useRead('listScenarios', {})
  const [filter, setFilter] = useState('')
  const [looked, setLooked] = useState<Scenario | null>(null)
  const [asked, setAsked] = useState<Scenario | null>(null)
  const all = scenarios.data?.filter(({ name }) => name !== 'default') ?? []
  const word = filter.trim().toLowerCase()
  const found = all.filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(word))
  const on = applied.filter((name) => name !== 'default')
  const press = (scenario: Scenario) => {
    const { name, params } = scenario
    const asks = !on.includes(name) && Object.keys(params).length > 0
    setAsked(asks ? scenario : null)
    if (on.includes(name)) actions.act('endScenarios', { world, scenarios: [name] })
    else if (!asks) actions.act('applyScenarios', { world, scenarios: [{ name }] })
  }
  return (
    <Panel
      title="Scenarios"
      className="qa-tall"
      note={scenarios.data ? `${on.length} on, ${all.length} in all` : ''}
      actions={actions}
      command={{ op: 'applyScenarios', input: { world, scenarios: [{ name: 'maintenance' }] } }}
    >
      {readProblem(scenarios, 5) ?? (
        <>
          <SituationsOn
            on={on}
            onEnd={(name) => actions.act('endScenarios', { world, scenarios: [name] })}
            onEndAll={() => actions.act('endScenarios', { world })}
          />
          <input
            type="search"
            className="qa-filter"
            aria-label="Find a scenario"
            placeholder="Find: maintenance, 401, kyc ..."
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <ScenarioTopics scenarios={found} all={all} on={on} onPress={press} onLook={setLooked} />
          {found.length === 0 ? <p className="qa-empty">No scenario speaks of {filter}.</p> : null}
          <p className="qa-hint">{looked ? looked.summary : 'Press one to put this world into it.'}</p>
          {asked ? <ScenarioParams key={asked.name} world={world} scenario={asked} actions={actions} /> : null}
        </>
      )}
    </Panel>
  )
}
