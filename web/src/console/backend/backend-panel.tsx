import type { ControlData } from '@chaupar/api/control-client'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { NameForm } from '../worlds/name-form.tsx'
import { freeName } from '../worlds/world-name.ts'
import { contents, Recordings } from './recordings.tsx'

type State = ControlData<'readBackend'>

const hostNames: Record<State['hosts'][number]['host'], string> = {
  api: 'API',
  sportsData: 'Sports data',
  gameHost: 'Game host',
  liveTv: 'Live TV',
  realtime: 'Socket',
}

/** A real backend behind this mock: how it keeps to the documents, and recordings of it. */
export function BackendPanel({ world }: { world: string }) {
  const actions = useActions()
  const backend = useRead('readBackend', { world }, { everyMs: 2000 })
  return (
    <Panel
      title="Real backend"
      note={backend.data ? noteOf(backend.data) : ''}
      actions={actions}
      command={{ op: 'readBackend', input: { world } }}
    >
      {readProblem(backend, 2)}
      {backend.data ? <Hosts state={backend.data} /> : null}
      {backend.data ? <Recording world={world} state={backend.data} actions={actions} /> : null}
      <Recordings world={world} playing={backend.data?.playing ?? null} actions={actions} />
    </Panel>
  )
}

function noteOf({ hosts, playing }: State): string {
  if (playing !== null) return `plays ${playing.recording}`
  return hosts.length === 0 ? 'none' : `${hosts.length} forwarded`
}

function Hosts({ state: { hosts, playing } }: { state: State }) {
  if (playing !== null) {
    return (
      <p className="console-empty">
        {playing.answered.toLocaleString('en-IN')} answered from it, {playing.missing.toLocaleString('en-IN')} not in
        it.
      </p>
    )
  }
  if (hosts.length === 0) {
    return (
      <p className="console-empty">
        Nothing is forwarded. UPSTREAM_API_URL and its kin put this mock before a real backend.
      </p>
    )
  }
  return (
    <ul className="console-list" aria-label="Forwarded hosts">
      {hosts.map(({ host, url, kept, broken, failed }) => (
        <li key={host}>
          <span>
            <b>{hostNames[host]}</b>
            <small>{url}</small>
          </span>
          <span>
            {kept.toLocaleString('en-IN')} kept,{' '}
            <span className={broken > 0 ? 'num-neg' : undefined}>{broken.toLocaleString('en-IN')} broken</span>,{' '}
            {failed.toLocaleString('en-IN')} failed
          </span>
        </li>
      ))}
    </ul>
  )
}

type RecordingProps = { world: string; state: State; actions: Actions }

/** Starts and stops what is recorded, and keeps it under a name. */
function Recording({ world, state: { hosts, recording, playing }, actions }: RecordingProps) {
  const saved = useRead('listRecordings', {})
  if (hosts.length === 0 || playing !== null) return null
  const isRunning = recording?.isRunning ?? false
  const isBusy = actions.state === 'busy'
  return (
    <>
      {recording === null ? null : <p className="console-hint">{progressOf(recording)}</p>}
      <div className="console-buttons">
        <button
          type="button"
          className="console-button"
          disabled={isBusy}
          onClick={() => actions.act(isRunning ? 'stopRecording' : 'startRecording', { world })}
        >
          {isRunning ? 'Stop recording' : 'Record'}
        </button>
      </div>
      {recording === null ? null : (
        <NameForm
          verb="Save"
          subject="the recording"
          proposed={freeName('recording', saved.data?.map(({ name }) => name) ?? [])}
          isBusy={isBusy}
          onName={(as) => actions.act('saveRecording', { world, as })}
        />
      )}
    </>
  )
}

function progressOf({ isRunning, isFull, ...size }: NonNullable<State['recording']>): string {
  const said = isFull ? 'Full' : isRunning ? 'Recording' : 'Stopped'
  return `${said}: ${contents(size)}`
}
