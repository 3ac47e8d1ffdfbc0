import type { ControlData } from '@chaupar/contracts/control-client'
import { classNames } from '../ui/class-names.ts'

type Scenario = ControlData<'listScenarios'>[number]

export type ScenarioTopicsProps = {
  /** Those that are shown. */
  scenarios: readonly Scenario[]
  all: readonly Scenario[]
  /** Names of those that hold. */
  on: readonly string[]
  onPress: (scenario: Scenario) => void
  onLook: (scenario: Scenario) => void
}

/** The scenarios under the words that a tester looks for. What happens once can be pressed again and is never on. */
export function ScenarioTopics({ scenarios, all, on, onPress, onLook }: ScenarioTopicsProps) {
  const topics = [...new Set(scenarios.map(({ topic }) => topic))]
  const busy = new Set(all.filter(({ name }) => on.includes(name)).map(({ group }) => group))
  const isOn = ({ name, group, normal }: Scenario) => on.includes(name) || (normal && !busy.has(group))
  return (
    <div className="qa-scenarios">
      {topics.map((topic) => (
        <fieldset key={topic}>
          <legend>{topic}</legend>
          <div className="qa-chips">
            {scenarios
              .filter((scenario) => scenario.topic === topic)
              .map((scenario) => (
                <button
                  key={scenario.name}
                  type="button"
                  className={classNames('qa-chip', scenario.normal && 'qa-normal')}
                  title={scenario.summary}
                  {...(scenario.group === null ? {} : { 'aria-pressed': isOn(scenario) })}
                  onClick={() => onPress(scenario)}
                  onFocus={() => onLook(scenario)}
                  onMouseEnter={() => onLook(scenario)}
                >
                  {scenario.name}
                  {Object.keys(scenario.params).length > 0 ? ' …' : ''}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
