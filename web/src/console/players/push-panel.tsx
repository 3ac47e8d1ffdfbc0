import { type FormEvent, useState } from 'react'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel } from '../panel/panel.tsx'

const kinds = ['info', 'success', 'warning', 'error', 'nonsense']

/** Messages by hand: a toast, a session refresh, an announcement. */
export function PushPanel({ world }: { world: string }) {
  const actions = useActions()
  const players = useRead('listPlayers', { world }, { everyMs: 3000 })
  const [to, setTo] = useState('')
  const whom = to === '' ? {} : { username: to }
  return (
    <Panel
      title="Push"
      actions={actions}
      command={{ op: 'pushToast', input: { world, title: 'Deposit', message: 'Received', status: 'info' } }}
    >
      <div className="console-form">
        <label className="console-form-wide">
          To
          <select value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="">everybody who is connected</option>
            {players.data?.map(({ username }) => (
              <option key={username}>{username}</option>
            ))}
          </select>
        </label>
      </div>
      <ToastForm onPush={(toast) => actions.act('pushToast', { world, ...whom, ...toast })} />
      <div className="console-buttons">
        <button
          type="button"
          className="console-button"
          onClick={() => actions.act('pushSessionRefresh', { world, ...whom, reason: 'app' })}
        >
          Push session refresh
        </button>
      </div>
      <AnnouncementForm world={world} actions={actions} />
    </Panel>
  )
}

type Toast = { title?: string; message?: string; status: string }

function ToastForm({ onPush }: { onPush: (toast: Toast) => void }) {
  const [title, setTitle] = useState('Deposit')
  const [message, setMessage] = useState('Received')
  const [status, setStatus] = useState('info')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPush({ ...(title === '' ? {} : { title }), ...(message === '' ? {} : { message }), status })
  }
  return (
    <form className="console-form" aria-label="Toast" onSubmit={submit}>
      <label>
        Title
        <input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label>
        Status
        <select value={status} onChange={(event) => setStatus(event.target.value)}>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label className="console-form-wide">
        Message
        <input value={message} maxLength={2000} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <button type="submit" className="console-button">
        Push toast
      </button>
    </form>
  )
}

function AnnouncementForm({ world, actions }: { world: string; actions: Actions }) {
  const [content, setContent] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.act('pushAnnouncement', { world, content }, () => setContent(''))
  }
  return (
    <form className="console-inline" onSubmit={submit}>
      <input
        aria-label="Announcement"
        placeholder="Announcement for the marquee"
        required
        maxLength={2000}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <button type="submit" className="console-button">
        Announce
      </button>
      <small>An open app shows it when it next asks, or after a reload.</small>
    </form>
  )
}
