import type { ControlData } from '@chaupar/api/control-client'
import { useRef } from 'react'
import { type ScenarioParams, ScenarioParamsForm } from './scenario-params.tsx'

export type Scenario = ControlData<'listScenarios'>[number]

export type ScenarioChipProps = {
  scenario: Scenario
  /** Whether it holds; null for what happens once and is never on. */
  isOn: boolean | null
  /** Whether its parameters are being asked for. */
  isAsked: boolean
  onPress: () => void
  onLook: () => void
  onApply: (params: ScenarioParams) => void
  onCancel: () => void
}

/** One scenario to press, and under it the parameters that it asks for. */
export function ScenarioChip({ scenario, isOn, isAsked, onPress, onLook, onApply, onCancel }: ScenarioChipProps) {
  const chip = useRef<HTMLButtonElement>(null)
  const hasParams = Object.keys(scenario.params).length > 0
  const cancel = () => {
    onCancel()
    chip.current?.focus()
  }
  return (
    <>
      <button
        ref={chip}
        type="button"
        className="console-chip"
        data-normal={scenario.normal || undefined}
        title={scenario.summary}
        {...(isOn === null ? {} : { 'aria-pressed': isOn })}
        {...(hasParams ? { 'aria-expanded': isAsked } : {})}
        onClick={onPress}
        onFocus={onLook}
        onMouseEnter={onLook}
      >
        {scenario.name}
        {hasParams ? ' …' : ''}
      </button>
      {isAsked ? <ScenarioParamsForm scenario={scenario} onApply={onApply} onCancel={cancel} /> : null}
    </>
  )
}
