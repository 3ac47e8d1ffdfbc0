import { readableMobile } from '../../lib/mobile-number.ts'
import { useActions, useRead } from '../control/use-control.ts'
import { clockTime } from '../control/world-time.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import './otp-panel.css'

const purposes = { sign_up: 'sign-up', recovery: 'reset' } as const

/** The codes that a real server would send by SMS. */
export function OtpPanel({ world }: { world: string }) {
  const actions = useActions()
  const codes = useRead('listOtps', { world }, { everyMs: 3000 })
  return (
    <Panel
      title="OTP inbox"
      note={codes.data ? `${codes.data.length}` : ''}
      actions={actions}
      command={{ op: 'listOtps', input: { world } }}
    >
      {readProblem(codes, 2) ?? (
        <ul className="console-list otp-panel-codes">
          {codes.data?.slice(0, 20).map(({ code, mobile, purpose, state, sentAt }) => (
            <li key={`${sentAt} ${code}`}>
              <b className="console-mono" data-spent={state === 'open' ? undefined : true}>
                {code.slice(0, 3)} {code.slice(3)}
              </b>
              <span>
                {readableMobile(mobile)}, {purposes[purpose]}
                {state === 'open' ? '' : ` (${state})`}
              </span>
              <em className="console-mono">{clockTime(sentAt)}</em>
            </li>
          ))}
        </ul>
      )}
      {codes.data?.length === 0 ? (
        <p className="console-empty">No code was sent yet. Sign up, or reset a password.</p>
      ) : null}
      <div className="console-buttons">
        <button
          type="button"
          className="console-button"
          disabled={codes.data?.some(({ state }) => state === 'open') !== true}
          onClick={() => actions.act('expireOtps', { world })}
        >
          Expire open codes
        </button>
      </div>
    </Panel>
  )
}
