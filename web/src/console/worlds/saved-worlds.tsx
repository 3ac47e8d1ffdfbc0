import { type Actions, useRead } from '../control/use-control.ts'
import { clockDay, clockTime } from '../control/world-time.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'
import { readProblem } from '../panel/panel.tsx'
import { NameForm } from './name-form.tsx'
import { freeName } from './world-name.ts'

export type SavedWorldsProps = {
  actions: Actions
  /** Names of the worlds that live: none can be loaded under one of them. */
  living: readonly string[]
  onMade: (world: { name: string }) => void
}

/** Saved worlds: each can be loaded any number of times, under a free name. */
export function SavedWorlds({ actions, living, onMade }: SavedWorldsProps) {
  const saved = useRead('listSavedWorlds', {})
  const problem = readProblem(saved, 2)
  if (problem !== null) return problem
  if (saved.data?.length === 0)
    return <p className="console-empty">Nothing is saved. Save keeps the chosen world as it is now.</p>
  return (
    <ul className="console-list">
      {saved.data?.map(({ name, savedAt }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <small>
              {clockDay(savedAt)}, {clockTime(savedAt)}
            </small>
          </span>
          <ConfirmButton
            label="Forget"
            question={`Forget ${name}?`}
            onConfirm={() => actions.act('deleteSavedWorld', { saved: name })}
          />
          <NameForm
            verb="Load"
            subject={name}
            proposed={freeName(name, living)}
            isBusy={actions.state === 'busy'}
            onName={(as) => actions.act('loadWorld', { saved: name, name: as }, onMade)}
          />
        </li>
      ))}
    </ul>
  )
}
