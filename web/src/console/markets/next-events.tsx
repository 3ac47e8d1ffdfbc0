import { type FormEvent, useState } from 'react'
import { type Actions, useRead } from '../control/use-control.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'
import { eventWords, partWords } from './next-words.ts'
import type { ControlMatch } from './use-chosen-match.ts'
import './next-events.css'

export type NextEventsProps = { world: string; match: ControlMatch; act: Actions['act'] }

/** What happens next in a match in play: at once, or one event after another; and how far it is played on. */
export function NextEvents({ world, match, act }: NextEventsProps) {
  const [atOnce, setAtOnce] = useState(true)
  const { refMatchId, matchName, sportId } = match
  const at = { world, refMatchId }
  const next = useRead('readNextEvents', at, { everyMs: 3000 })
  if (next.data === undefined || next.data.possible.length === 0) return null
  const { possible, waiting, parts } = next.data
  // The rules were checked for the end of the queue; an event placed earlier may still be allowed.
  const isBehind = !atOnce || waiting.length === 0
  return (
    <>
      <fieldset className="console-buttons next-events">
        <legend>What happens next</legend>
        <label className="next-events-once">
          <input type="checkbox" checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} />
          At once, not in turn
        </label>
        {possible
          .filter(({ event }) => event !== 'abandon')
          .map(({ event, refusal }) => (
            <button
              key={event}
              type="button"
              className="console-button"
              disabled={isBehind && refusal !== null}
              title={isBehind ? (refusal ?? undefined) : undefined}
              onClick={() => act('addNextEvents', { ...at, events: [event], now: atOnce })}
            >
              {eventWords(event, matchName)}
            </button>
          ))}
        <ConfirmButton
          label="Abandon"
          question="Abandon the match? Open bets are void"
          onConfirm={() => act('addNextEvents', { ...at, events: ['abandon'], now: true })}
        />
      </fieldset>
      {waiting.length === 0 ? null : (
        <ol className="console-list next-events" aria-label="Events that wait">
          {waiting.map(({ id, event }) => (
            <li key={id}>
              <span>{eventWords(event, matchName)}</span>
              <button
                type="button"
                className="console-button"
                aria-label={`Take back ${eventWords(event, matchName)}`}
                onClick={() => act('clearNextEvents', { ...at, id })}
              >
                Take back
              </button>
            </li>
          ))}
        </ol>
      )}
      <fieldset className="console-buttons next-events">
        <legend>Play on, without waiting</legend>
        {parts.map((until) => (
          <button
            key={until}
            type="button"
            className="console-button"
            onClick={() => act('playMatch', { ...at, until })}
          >
            {partWords(until, sportId)}
          </button>
        ))}
        {sportId === 1 ? <MinuteForm onPlay={(minute) => act('playMatch', { ...at, minute })} /> : null}
      </fieldset>
    </>
  )
}

function MinuteForm({ onPlay }: { onPlay: (minute: number) => void }) {
  const [minute, setMinute] = useState('90')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPlay(Number(minute))
  }
  return (
    <form className="console-inline" onSubmit={submit}>
      <input
        type="number"
        aria-label="Minute"
        min={1}
        max={90}
        required
        value={minute}
        onChange={(event) => setMinute(event.target.value)}
      />
      <button type="submit" className="console-button">
        Play to this minute
      </button>
    </form>
  )
}
