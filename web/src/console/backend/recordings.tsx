import type { ControlData } from '@chaupar/api/control-client'
import { type Actions, useRead } from '../control/use-control.ts'
import { clockDay, clockTime } from '../control/world-time.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'

export type RecordingsProps = { world: string; playing: ControlData<'readBackend'>['playing']; actions: Actions }

/** Recordings that were kept: each can be played in the chosen world, in place of a backend and of the mock's own rules. */
export function Recordings({ world, playing, actions }: RecordingsProps) {
  const { data = [] } = useRead('listRecordings', {})
  const end = () => actions.act('endScenarios', { world, scenarios: ['recorded'] })
  if (data.length === 0 && playing === null) return null
  return (
    <>
      {playing === null ? null : (
        <div className="console-buttons">
          <button type="button" className="console-button" disabled={actions.state === 'busy'} onClick={end}>
            End {playing.recording}
          </button>
        </div>
      )}
      <ul className="console-list" aria-label="Recordings">
        {data.map(({ name, recordedAt, ...size }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>
                {clockDay(recordedAt)}, {clockTime(recordedAt)}: {contents(size)}
              </small>
            </span>
            <ConfirmButton
              label="Forget"
              question={`Forget ${name}?`}
              onConfirm={() => actions.act('deleteRecording', { recording: name })}
            />
            <button
              type="button"
              className="console-button"
              aria-label={`Play ${name}`}
              disabled={actions.state === 'busy'}
              onClick={() =>
                actions.act('applyScenarios', { world, scenarios: [{ name: 'recorded', params: { recording: name } }] })
              }
            >
              Play
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type Size = Pick<ControlData<'saveRecording'>, 'answers' | 'messages' | 'pushes'>

/** What a recording holds: '12 answers, 3 acknowledgements, 40 pushes'. */
export function contents({ answers, messages, pushes }: Size): string {
  const count = (amount: number, one: string, more: string) =>
    `${amount.toLocaleString('en-IN')} ${amount === 1 ? one : more}`
  return [
    count(answers, 'answer', 'answers'),
    count(messages, 'acknowledgement', 'acknowledgements'),
    count(pushes, 'push', 'pushes'),
  ].join(', ')
}
