import { type FormEvent, type Ref, useState } from 'react'
import { worldNameRules } from './world-name.ts'
import './name-form.css'

export type NameFormProps = {
  /** What the button says: 'Save'. */
  verb: string
  /** The world, or what was kept of one, that it is done with. */
  subject: string
  /** The name that stands there until somebody types another. */
  proposed: string
  isBusy: boolean
  onName: (name: string) => void
  ref?: Ref<HTMLFormElement>
}

/** Asks under which name something is done, and proposes a free one. */
export function NameForm({ verb, subject, proposed, isBusy, onName, ref }: NameFormProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? proposed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onName(name)
  }
  return (
    <form ref={ref} className="console-inline name-form" onSubmit={submit}>
      <label>
        <span className="console-note">{verb} as</span>
        <input
          {...worldNameRules}
          aria-label={`${verb} as, for ${subject}`}
          required
          value={name}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="console-button" aria-label={`${verb} ${subject}`} disabled={isBusy}>
        {verb}
      </button>
    </form>
  )
}
