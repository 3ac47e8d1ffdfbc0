import type { ReactNode } from 'react'
import type { Scenario } from './scenario-chip.tsx'
import './scenario-topics.css'

export type ScenarioTopicsProps = { scenarios: readonly Scenario[]; children: (scenario: Scenario) => ReactNode }

/** Scenarios under the words that a tester looks for. */
export function ScenarioTopics({ scenarios, children }: ScenarioTopicsProps) {
  const topics = [...new Set(scenarios.map(({ topic }) => topic))]
  return (
    <div className="scenario-topics">
      {topics.map((topic) => (
        <fieldset key={topic}>
          <legend>{topic}</legend>
          <div className="console-chips">{scenarios.filter((scenario) => scenario.topic === topic).map(children)}</div>
        </fieldset>
      ))}
    </div>
  )
}
