import { type Actions, useRead } from '../control/use-control.ts'
import { showOpened } from '../panel/panel.tsx'
import { NameForm } from './name-form.tsx'
import { freeName } from './world-name.ts'

export type SaveFormProps = { world: string; actions: Actions; onSaved: () => void }

/** Keeps a world as it is now, beside those that were kept before. */
export function SaveForm({ world, actions, onSaved }: SaveFormProps) {
  const saved = useRead('listSavedWorlds', {})
  const taken = saved.data?.map(({ name }) => name) ?? []
  return (
    <NameForm
      ref={showOpened}
      verb="Save"
      subject={world}
      proposed={freeName(world, taken)}
      isBusy={actions.state === 'busy'}
      onName={(as) => actions.act('saveWorld', { world, as }, onSaved)}
    />
  )
}
