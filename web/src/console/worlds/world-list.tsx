import type { ControlData } from '@chaupar/api/control-client'
import { paceText } from '../control/world-time.ts'
import './world-list.css'

export type WorldListProps = {
  worlds: ControlData<'listWorlds'>
  chosen: string
  onChoose: (world: string) => void
}

/** Worlds with what holds in them and how their time goes; a press on one chooses it. */
export function WorldList({ worlds, chosen, onChoose }: WorldListProps) {
  return (
    <ul className="world-list">
      {worlds.map(({ name, madeFrom, scenarios, clock, problem }) => (
        <li key={name}>
          <button
            type="button"
            aria-current={name === chosen}
            className="console-row"
            title={problem === undefined ? `Made from ${madeFrom.join(', ')}` : `Its file ${problem}`}
            onClick={() => onChoose(name)}
          >
            <span>
              <b>{name}</b>
              {scenarios.length > 1 ? <small>{scenarios.slice(1).join(', ')}</small> : null}
            </span>
            <em>{problem ?? paceText(clock)}</em>
          </button>
        </li>
      ))}
    </ul>
  )
}
