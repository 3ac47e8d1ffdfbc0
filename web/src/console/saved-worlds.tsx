import { ConfirmButton } from './confirm-button.tsx'
import { readProblem } from './panel.tsx'
import { type Actions, useRead } from './use-control.ts'
import { clockDay, clockTime } from './world-clock-text.ts'

/** Worlds that were kept: each can be loaded as often as one likes. */
export function SavedWorlds({ actions, onMade }: { actions: Actions; onMade: (world: { name: string }) => void }) {
  const saved = useRead('listSavedWorlds', {})
  const problem = readProblem(saved, 2)
  if (problem !== null) return problem
  if (saved.data?.length === 0)
    return <p className="qa-empty">Nothing is saved. Save keeps the chosen world as it is now.</p>
  return (
    <ul className="qa-list">
      {saved.data?.map(({ name, savedAt }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <small>
              {clockDay(savedAt)}, {clockTime(savedAt)}
            </small>
          </span>
          <button type="button" className="qa-btn" onClick={() => actions.act('loadWorld', { saved: name }, onMade)}>
            Load<span className="sr-only"> {name}</span>
          </button>
          <ConfirmButton
            label="Forget"
            question={`Forget ${name}?`}
            onConfirm={() => actions.act('deleteSavedWorld', { saved: name })}
          />
        </li>
      ))}
    </ul>
  )
}
