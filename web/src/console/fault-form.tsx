import { operations } from '@chaupar/contracts/operations.gen'
import { type FormEvent, useState } from 'react'
import type { Effect, Target } from './fault-words.ts'

export type FaultFormProps = { onPlant: (fault: { target: Target; effect: Effect; times: number | null }) => void }

const calls = Object.keys(operations).sort()
const events = [
  'connect',
  'session_check',
  'get:balance',
  'odds:subscribe',
  'odds:unsubscribe',
  'notification_toast',
  'session_refresh',
  'update_balance',
  'odds:update',
  'exposure:update',
  'bet:update',
]

const callEffects = ['latency', 'error', 'dropped-answer', 'malformed-body', 'legacy-error'] as const
const eventEffects = ['event-late', 'event-lost', 'event-duplicated', 'event-failed'] as const
type Kind = (typeof callEffects)[number] | (typeof eventEffects)[number]

const labels: Record<Kind, string> = {
  latency: 'comes late',
  error: 'answers an error',
  'dropped-answer': 'answer lost after commit',
  'malformed-body': 'broken JSON',
  'legacy-error': 'errors as 200',
  'event-late': 'comes late',
  'event-lost': 'is lost',
  'event-duplicated': 'is sent twice',
  'event-failed': 'is refused',
}

/** A call or a socket message, and what goes wrong with it. */
export function FaultForm({ onPlant }: FaultFormProps) {
  const [where, setWhere] = useState('placeBet')
  const [chosen, setChosen] = useState<Kind>('error')
  const [ms, setMs] = useState('2000')
  const [status, setStatus] = useState('503')
  const [message, setMessage] = useState('')
  const [times, setTimes] = useState('1')
  const kinds: readonly Kind[] = events.includes(where) ? eventEffects : callEffects
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const effect = effectOf(kind, { ms: Number(ms), status: Number(status), message })
    onPlant({ target: targetOf(where), effect, times: times === '' ? null : Number(times) })
  }
  return (
    <form className="qa-form" aria-label="New fault" onSubmit={submit}>
      <label className="qa-wide">
        Where
        <select value={where} onChange={(event) => setWhere(event.target.value)}>
          <optgroup label="Calls">
            <option value="*">every call</option>
            <option value="*token">every call with a token</option>
            {calls.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
          <optgroup label="Socket">
            {events.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </select>
      </label>
      <label>
        What
        <select value={kind} onChange={(event) => setChosen(kinds.find((one) => one === event.target.value) ?? kind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        How often
        <input
          type="number"
          min={1}
          value={times}
          placeholder="until cleared"
          onChange={(event) => setTimes(event.target.value)}
        />
      </label>
      {kind === 'latency' || kind === 'event-late' ? (
        <label>
          Milliseconds
          <input
            type="number"
            required
            min={1}
            max={120_000}
            value={ms}
            onChange={(event) => setMs(event.target.value)}
          />
        </label>
      ) : null}
      {kind === 'error' ? (
        <label>
          Status
          <input
            type="number"
            required
            min={400}
            max={599}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          />
        </label>
      ) : null}
      {kind === 'error' || kind === 'event-failed' ? (
        <label className="qa-wide">
          Message
          <input
            value={message}
            required={kind === 'event-failed'}
            placeholder="what the player reads"
            onChange={(event) => setMessage(event.target.value)}
          />
        </label>
      ) : null}
      <button type="submit" className="qa-btn qa-main">
        Plant this fault
      </button>
    </form>
  )
}

function targetOf(where: string): Target {
  if (where === '*') return { group: 'all' }
  if (where === '*token') return { group: 'authenticated' }
  return events.includes(where) ? { event: where } : { operation: where }
}

function effectOf(kind: Kind, { ms, status, message }: { ms: number; status: number; message: string }): Effect {
  if (kind === 'latency' || kind === 'event-late') return { kind, ms }
  if (kind === 'error') return { kind, status, ...(message === '' ? {} : { message }) }
  if (kind === 'event-failed') return { kind, message }
  return { kind }
}
