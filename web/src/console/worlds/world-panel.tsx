import type { ControlData } from '@chaupar/api/control-client'
import { useRef, useState } from 'react'
import { type Read, useActions } from '../control/use-control.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'
import { Panel, readProblem, showOpened } from '../panel/panel.tsx'
import { NameForm } from './name-form.tsx'
import { NewWorldForm } from './new-world-form.tsx'
import { ReplayForm } from './replay-form.tsx'
import { SaveForm } from './save-form.tsx'
import { SavedWorlds } from './saved-worlds.tsx'
import { WorldList } from './world-list.tsx'
import { freeName } from './world-name.ts'

export type WorldPanelProps = {
  world: string
  worlds: Read<ControlData<'listWorlds'>>
  onChoose: (world: string) => void
}

const parts = [
  ['new', 'New'],
  ['fork', 'Fork'],
  ['save', 'Save'],
  ['load', 'Load'],
  ['replay', 'Replay'],
] as const

type Part = (typeof parts)[number][0]

/** The worlds there are: choose one, make, copy, keep or end one. */
export function WorldPanel({ world, worlds, onChoose }: WorldPanelProps) {
  const actions = useActions()
  const [open, setOpen] = useState<Part | null>(null)
  const names = worlds.data?.map(({ name }) => name) ?? []
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    opener.current?.focus()
    setOpen(null)
  }
  const made = ({ name }: { name: string }) => {
    close()
    onChoose(name)
  }
  return (
    <Panel
      title="Worlds"
      note={worlds.data ? `${worlds.data.length}` : ''}
      actions={actions}
      command={{ op: 'listWorlds', input: {} }}
    >
      {readProblem(worlds, 3) ?? <WorldList worlds={worlds.data ?? []} chosen={world} onChoose={onChoose} />}
      <div className="console-buttons">
        {parts.map(([part, label]) => (
          <button
            key={part}
            ref={open === part ? opener : undefined}
            type="button"
            className="console-button"
            aria-expanded={open === part}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {label}
          </button>
        ))}
        <ConfirmButton
          label="Delete"
          question={`End ${world}?`}
          disabled={world === 'default'}
          onConfirm={() => actions.act('deleteWorld', { world }, () => onChoose('default'))}
        />
      </div>
      {open === 'new' ? <NewWorldForm actions={actions} onMade={made} /> : null}
      {open === 'fork' ? (
        <NameForm
          key={world}
          ref={showOpened}
          verb="Fork"
          subject={world}
          proposed={freeName(world, names)}
          isBusy={actions.state === 'busy'}
          onName={(name) => actions.act('forkWorld', { world, name }, made)}
        />
      ) : null}
      {open === 'save' ? <SaveForm key={world} world={world} actions={actions} onSaved={close} /> : null}
      {open === 'load' ? <SavedWorlds actions={actions} living={names} onMade={made} /> : null}
      {open === 'replay' ? <ReplayForm actions={actions} onMade={made} /> : null}
    </Panel>
  )
}
