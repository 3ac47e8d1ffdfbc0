import type { ControlData } from '@chaupar/api/control-client'
import type { Actions } from '../control/use-control.ts'

export type ReplayNoteProps = {
  id: string
  world: ControlData<'readWorld'>
  actions: Actions
  onChoose: (world: string) => void
}

/**
 * Says that the export of a world with a hidden seed cannot be replayed, and offers a world whose export can. A fork would not
 * do: it shares the hidden seed.
 */
export function ReplayNote({ id, world, actions, onChoose }: ReplayNoteProps) {
  const begin = () => {
    const seed = crypto.getRandomValues(new Uint32Array(1)).join('')
    actions.act('createWorld', { seed, scenarios: world.scenarios.slice(1).map((name) => ({ name })) }, ({ name }) =>
      onChoose(name),
    )
  }
  return (
    <p id={id} className="journal-panel-note">
      The seed of {world.name} is hidden: its export can be read, but not replayed.
      <button type="button" className="console-button" onClick={begin}>
        New world that can be replayed
      </button>
    </p>
  )
}
