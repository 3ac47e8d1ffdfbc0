import { type FormEvent, useState } from 'react'
import { CallerFields, callerOf, everybody } from './caller-fields.tsx'
import { type EffectDraft, EffectFields } from './effect-fields.tsx'
import { callGroups, eventGroups, type FaultKind, hasCaller, isEvent, kindLabels, kindsFor } from './fault-kinds.ts'
import type { Caller, Effect, Target } from './fault-text.ts'

type NewFault = { target: Target; effect: Effect; times: number | null; only?: Caller }

export type FaultFormProps = { onPlant: (fault: NewFault) => void }

/** A call or a socket message, and what goes wrong with it. */
export function FaultForm({ onPlant }: FaultFormProps) {
  const [where, setWhere] = useState('placeBet')
  const [chosen, setChosen] = useState<FaultKind>('error')
  const [draft, setDraft] = useState<EffectDraft>({ ms: '2000', status: '503', retryAfter: '', message: '' })
  const [times, setTimes] = useState('1')
  const [caller, setCaller] = useState(everybody)
  const kinds = kindsFor(where)
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const only = hasCaller(where) ? callerOf(caller) : undefined
    const fault = { target: targetOf(where), effect: effectOf(kind, draft), times: times === '' ? null : Number(times) }
    onPlant(only === undefined ? fault : { ...fault, only })
  }
  return (
    <form className="console-form" aria-label="New fault" onSubmit={submit}>
      <label className="console-form-wide">
        Where
        <select value={where} onChange={(event) => setWhere(event.target.value)}>
          <option value="*">every call</option>
          <option value="*token">every call with a token</option>
          {[...callGroups, ...eventGroups].map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        What
        <select value={kind} onChange={(event) => setChosen(kinds.find((one) => one === event.target.value) ?? kind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        How often, times
        <input
          type="number"
          min={1}
          value={times}
          placeholder="until cleared"
          onChange={(event) => setTimes(event.target.value)}
        />
      </label>
      <EffectFields kind={kind} draft={draft} onChange={setDraft} />
      {hasCaller(where) ? <CallerFields draft={caller} onChange={setCaller} /> : null}
      <button type="submit" className="console-button" data-tone="main">
        Plant this fault
      </button>
    </form>
  )
}

function targetOf(where: string): Target {
  if (where === '*') return { group: 'all' }
  if (where === '*token') return { group: 'authenticated' }
  return isEvent(where) ? { event: where } : { operation: where }
}

function effectOf(kind: FaultKind, { ms, status, retryAfter, message }: EffectDraft): Effect {
  if (kind === 'latency' || kind === 'event-late') return { kind, ms: Number(ms) }
  if (kind === 'error') {
    const said = {
      ...(message === '' ? {} : { message }),
      ...(retryAfter === '' ? {} : { retryAfter: Number(retryAfter) }),
    }
    return { kind, status: Number(status), ...said }
  }
  if (kind === 'event-failed') return { kind, message }
  if (kind === 'session-refresh') return { kind, reason: message }
  return { kind }
}
