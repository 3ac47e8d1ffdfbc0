import type { ControlData } from '@chaupar/contracts/control-client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { NewWorldForm } from './new-world-form.tsx'
import { Panel, readProblem } from './panel.tsx'
import { ReplayForm } from './replay-form.tsx'
import { SavedWorlds } from './saved-worlds.tsx'
import { useActions } from './use-control.ts'
import { paceText } from './world-clock-text.ts'

export type WorldPanelProps = {
  world: string
  worlds: UseQueryResult<ControlData<'listWorlds'>>
  onChoose: (world: string) => void
}

/** The worlds there are: choose one, make, copy, keep or end one. */
export function WorldPanel({ world, worlds, onChoose }: WorldPanelProps) {
  const actions = useActions()
  const [open, setOpen] = useState<'new' | 'saved' | 'replay' | null>(null)
  const toggle = (part: 'new' | 'saved' | 'replay') => setOpen(open === part ? null : part)
  const made = ({ name }: { name: string }) => {
    setOpen(null)
    onChoose(name)
  }
  return (
    <Panel
      title="Worlds"
      note={worlds.data ? `${worlds.data.length}` : ''}
      actions={actions}
      command={{ op: 'listWorlds', input: {} }}
    >
      {readProblem(worlds, 3) ?? (
        <ul className="qa-worlds">
          {worlds.data?.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                aria-current={one.name === world}
                className={classNames('qa-row', one.name === world && 'qa-current')}
                title={`Made from ${one.madeFrom.join(', ')}`}
                onClick={() => onChoose(one.name)}
              >
                <span>
                  <b>{one.name}</b>
                  {one.scenarios.length > 1 ? <small>{one.scenarios.slice(1).join(', ')}</small> : null}
                </span>
                <em>{paceText(one.clock)}</em>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="qa-buttons">
        <button type="button" className="qa-btn" aria-expanded={open === 'new'} onClick={() => toggle('new')}>
          New
        </button>
        <button type="button" className="qa-btn" onClick={() => actions.act('forkWorld', { world }, made)}>
          Fork
        </button>
        <button type="button" className="qa-btn" onClick={() => actions.act('saveWorld', { world })}>
          Save
        </button>
        <button type="button" className="qa-btn" aria-expanded={open === 'saved'} onClick={() => toggle('saved')}>
          Load
        </button>
        <button type="button" className="qa-btn" aria-expanded={open === 'replay'} onClick={() => toggle('replay')}>
          Replay
        </button>
        <ConfirmButton
          label="Delete"
          question={`End ${world}?`}
          disabled={world === 'default'}
          onConfirm={() => actions.act('deleteWorld', { world }, () => onChoose('default'))}
        />
      </div>
      {open === 'new' ? <NewWorldForm actions={actions} onMade={made} /> : null}
      {open === 'replay' ? <ReplayForm actions={actions} onMade={onChoose} /> : null}
      {open === 'saved' ? <SavedWorlds actions={actions} onMade={made} /> : null}
    </Panel>
  )
}
