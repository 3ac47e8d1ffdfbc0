import { Snowflake } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { deviceNow } from '../../lib/clock-store.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { clockDay, clockTime, timeAfter } from '../control/world-time.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import './clock-panel.css'

const steps: readonly [label: string, ms: number][] = [
  ['1 s', 1000],
  ['5 s', 5000],
  ['1 min', 60_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
]
const factors = [1, 10, 60, 600]

/** The world's time: stop it, let it run, move it on. */
export function ClockPanel({ world }: { world: string }) {
  const actions = useActions()
  const clock = useRead('readClock', { world }, { everyMs: 2000 })
  const shown = useRunningTime(clock.data, clock.dataUpdatedAt)
  const isFrozen = clock.data?.frozen ?? false
  return (
    <Panel
      title="World clock, IST"
      actions={actions}
      command={{ op: 'readClock', input: { world } }}
      className="clock-panel"
    >
      {readProblem(clock, 2) ?? (
        <div className="clock-panel-face">
          <p>
            <time dateTime={shown}>{clockTime(shown)}</time>
            <span className="console-note">{clockDay(shown)}</span>
            {isFrozen ? (
              <span className="clock-panel-frozen">
                <Snowflake size={14} aria-hidden="true" /> frozen
              </span>
            ) : null}
          </p>
          <ClockButtons world={world} frozen={isFrozen} factor={clock.data?.factor ?? 1} act={actions.act} />
          <SetClock onSet={(now) => actions.act('setClock', { world, now })} />
        </div>
      )}
    </Panel>
  )
}

type ClockButtonsProps = { world: string; frozen: boolean; factor: number; act: Actions['act'] }

function ClockButtons({ world, frozen, factor: running, act }: ClockButtonsProps) {
  return (
    <div className="console-buttons">
      {frozen ? (
        <button
          type="button"
          className="console-button"
          data-tone="main"
          onClick={() => act('scaleClock', { world, factor: 1 })}
        >
          Resume
        </button>
      ) : (
        <button type="button" className="console-button" data-tone="main" onClick={() => act('freezeClock', { world })}>
          Freeze
        </button>
      )}
      <button type="button" className="console-button" onClick={() => act('tickWorld', { world })}>
        Tick feed
      </button>
      <span className="console-note">advance</span>
      {steps.map(([label, ms]) => (
        <button
          key={label}
          type="button"
          className="console-button"
          aria-label={`Advance ${label}`}
          onClick={() => act('advanceClock', { world, ms })}
        >
          {label}
        </button>
      ))}
      <span className="console-note">scale</span>
      {factors.map((factor) => (
        <button
          key={factor}
          type="button"
          className="console-button"
          aria-pressed={running === factor}
          onClick={() => act('scaleClock', { world, factor })}
        >
          x{factor}
        </button>
      ))}
    </div>
  )
}

/** A moment in India's time; a world's time never goes back. */
function SetClock({ onSet }: { onSet: (iso: string) => void }) {
  const [moment, setMoment] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSet(new Date(`${moment}${moment.length === 16 ? ':00' : ''}+05:30`).toISOString())
  }
  return (
    <form className="console-inline" onSubmit={submit}>
      <label>
        <span className="console-note">set to</span>
        <input type="datetime-local" required value={moment} onChange={(event) => setMoment(event.target.value)} />
      </label>
      <button type="submit" className="console-button">
        Set
      </button>
    </form>
  )
}

/** The clock as it runs between two readings. */
function useRunningTime(clock: { now: string; frozen: boolean; factor: number } | undefined, readAtMs: number): string {
  const [nowMs, setNowMs] = useState(readAtMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(deviceNow()), 250)
    return () => clearInterval(timer)
  }, [])
  if (!clock) return new Date(0).toISOString()
  return timeAfter(clock, Math.max(0, nowMs - readAtMs))
}
