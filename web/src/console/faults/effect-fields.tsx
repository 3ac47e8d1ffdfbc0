import type { FaultKind } from './fault-kinds.ts'

/** What was typed, as it was typed. */
export type EffectDraft = { ms: string; status: string; retryAfter: string; message: string }

export type EffectFieldsProps = { kind: FaultKind; draft: EffectDraft; onChange: (draft: EffectDraft) => void }

const messageLabels: Partial<Record<FaultKind, string>> = {
  error: 'Message',
  'event-failed': 'Message',
  'session-refresh': 'Reason',
}

/** The fields that this kind of fault has beside where and how often. */
export function EffectFields({ kind, draft, onChange }: EffectFieldsProps) {
  const messageLabel = messageLabels[kind]
  return (
    <>
      {kind === 'latency' || kind === 'event-late' ? (
        <label>
          Milliseconds
          <input
            type="number"
            required
            min={1}
            max={120_000}
            value={draft.ms}
            onChange={(event) => onChange({ ...draft, ms: event.target.value })}
          />
        </label>
      ) : null}
      {kind === 'error' ? (
        <>
          <label>
            Status
            <input
              type="number"
              required
              min={400}
              max={599}
              value={draft.status}
              onChange={(event) => onChange({ ...draft, status: event.target.value })}
            />
          </label>
          <label>
            Again after, seconds
            <input
              type="number"
              min={1}
              max={86_400}
              value={draft.retryAfter}
              placeholder="not said"
              onChange={(event) => onChange({ ...draft, retryAfter: event.target.value })}
            />
          </label>
        </>
      ) : null}
      {messageLabel ? (
        <label className="console-form-wide">
          {messageLabel}
          <input
            value={draft.message}
            required={kind !== 'error'}
            placeholder="what the player reads"
            onChange={(event) => onChange({ ...draft, message: event.target.value })}
          />
        </label>
      ) : null}
    </>
  )
}
