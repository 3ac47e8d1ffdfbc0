import type { Caller } from './fault-text.ts'

export type CallerDraft = { username: string; values: string }

export const everybody: CallerDraft = { username: '', values: '' }

/** Whose calls a fault meets, and with which values; nothing typed is every call. */
export function CallerFields({ draft, onChange }: { draft: CallerDraft; onChange: (draft: CallerDraft) => void }) {
  return (
    <>
      <label>
        Of player
        <input
          value={draft.username}
          maxLength={64}
          placeholder="everybody"
          onChange={(event) => onChange({ ...draft, username: event.target.value })}
        />
      </label>
      <label>
        With
        <input
          value={draft.values}
          maxLength={500}
          placeholder="stake=500, accept.policy=any"
          pattern="\s*[^=,]+=[^=,]*(,[^=,]+=[^=,]*)*"
          title="Fields of the query or the body: name=value, name=value"
          onChange={(event) => onChange({ ...draft, values: event.target.value })}
        />
      </label>
    </>
  )
}

/** The caller that was typed; undefined for every call. */
export function callerOf({ username, values }: CallerDraft): Caller | undefined {
  const pairs = values.split(',').flatMap((pair): [string, string][] => {
    const [name = '', value = ''] = pair.split('=')
    return name.trim() === '' ? [] : [[name.trim(), value.trim()]]
  })
  if (username === '' && pairs.length === 0) return undefined
  return {
    ...(username === '' ? {} : { username }),
    ...(pairs.length === 0 ? {} : { fields: Object.fromEntries(pairs) }),
  }
}
