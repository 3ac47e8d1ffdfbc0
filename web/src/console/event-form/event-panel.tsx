import { createApiClient } from '@chaupar/api/api-client'
import type { ControlInput } from '@chaupar/api/control-client'
import { pushedEvents } from '@chaupar/api/realtime.gen'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ask } from '../control/control.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { asNode, messagesOf, type Node } from '../reference/document.ts'
import { PayloadText } from './payload-text.tsx'
import { SchemaFields } from './schema-fields.tsx'
import './event-panel.css'

type EventName = ControlInput<'pushEvent'>['event']
type Receiver = { username?: string; refMatchId?: string }

const everybody: Receiver = {}
const eventNames = Object.keys(pushedEvents).filter(isEventName)

function isEventName(name: string): name is EventName {
  return Object.hasOwn(pushedEvents, name)
}

/** Every event of the realtime document, filled in by hand and sent as it is. */
export function EventPanel({ world }: { world: string }) {
  const actions = useActions()
  const [name, setName] = useState<EventName>()
  const [receiver, setReceiver] = useState(everybody)
  return (
    <Panel
      title="Push any event"
      actions={actions}
      command={{ op: 'pushEvent', input: { world, event: 'session_refresh', payload: { reason: 'app' } } }}
    >
      <div className="console-form">
        <label className="console-form-wide">
          Event
          <select value={name ?? ''} onChange={({ target }) => setName(eventNames.find((one) => one === target.value))}>
            <option value="">choose an event</option>
            {eventNames.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <ReceiverField world={world} receiver={receiver} onChange={setReceiver} />
      </div>
      {name ? <EventForm key={name} world={world} name={name} receiver={receiver} actions={actions} /> : null}
    </Panel>
  )
}

type ReceiverFieldProps = { world: string; receiver: Receiver; onChange: (receiver: Receiver) => void }

function ReceiverField({ world, receiver, onChange }: ReceiverFieldProps) {
  const players = useRead('listPlayers', { world }, { everyMs: 3000 })
  const matches = useRead('listMarkets', { world }, { everyMs: 3000 })
  const receivers: { label: string; receiver: Receiver }[] = [
    { label: 'everybody who is connected', receiver: everybody },
    ...(players.data ?? []).map(({ username }) => ({ label: username, receiver: { username } })),
    ...(matches.data ?? []).map(({ matchName, refMatchId }) => ({
      label: `followers of ${matchName}`,
      receiver: { refMatchId },
    })),
  ]
  const isChosen = (one: Receiver) => one.username === receiver.username && one.refMatchId === receiver.refMatchId
  return (
    <label className="console-form-wide">
      To
      <select
        value={receivers.findIndex((one) => isChosen(one.receiver))}
        onChange={({ target }) => onChange(receivers[Number(target.value)]?.receiver ?? everybody)}
      >
        {receivers.map(({ label, receiver: one }, index) => (
          <option key={one.username ?? one.refMatchId ?? ''} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

type EventFormProps = { world: string; name: EventName; receiver: Receiver; actions: Actions }

/** Reads the documents, which never change while the page is open. */
function EventForm(props: EventFormProps) {
  const realtime = useRead('readDocument', { document: 'realtime' }, { isFixed: true })
  const api = useRead('readDocument', { document: 'api' }, { isFixed: true })
  const message = messagesOf(asNode(realtime.data)).find(({ name }) => name === props.name)
  if (!message || !api.data) return readProblem(message ? api : realtime, 4)
  return (
    <>
      <small className="event-form-note">{message.summary}.</small>
      <PayloadForm {...props} api={asNode(api.data)} example={message.example} />
    </>
  )
}

type PayloadFormProps = EventFormProps & { api: Node; example: Node }

function PayloadForm({ world, name, receiver, actions, api, example }: PayloadFormProps) {
  const [payload, setPayload] = useState(example)
  const [isText, setIsText] = useState(false)
  const [filled, setFilled] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.act('pushEvent', { world, ...receiver, event: name, payload: { ...payload } })
  }
  const fill = (next: Node) => {
    setPayload(next)
    setFilled(filled + 1)
  }
  return (
    <form className="console-form" aria-label={name} onSubmit={submit} onInvalidCapture={openAround}>
      <div className="console-inline console-form-wide">
        <button type="button" className="console-button" aria-pressed={isText} onClick={() => setIsText(!isText)}>
          As JSON
        </button>
        <button type="button" className="console-button" onClick={() => fill(example)}>
          Fill in the example
        </button>
        {name === 'odds:update' && receiver.refMatchId !== undefined ? (
          <PricesButton world={world} refMatchId={receiver.refMatchId} onPrices={fill} />
        ) : null}
      </div>
      {isText ? (
        <PayloadText key={filled} payload={payload} onChange={setPayload} />
      ) : (
        <SchemaFields
          key={filled}
          document={api}
          schema={{ $ref: `#/components/schemas/${pushedEvents[name]}` }}
          value={payload}
          onChange={setPayload}
        />
      )}
      <button type="submit" className="console-button console-form-wide" data-tone="main">
        Push {name}
      </button>
    </form>
  )
}

type PricesButtonProps = { world: string; refMatchId: string; onPrices: (payload: Node) => void }

/** Fills in the match's own first market, as the message that its followers take next. */
function PricesButton({ world, refMatchId, onPrices }: PricesButtonProps) {
  const { mutate, isError } = useMutation({
    mutationFn: () => nextPrices(world, refMatchId),
    onSuccess: onPrices,
    networkMode: 'always',
    retry: 0,
  })
  return (
    <>
      <button type="button" className="console-button" onClick={() => mutate()}>
        Fill in the match's prices
      </button>
      {isError ? <small role="alert">The prices of the match cannot be read.</small> : null}
    </>
  )
}

async function nextPrices(world: string, refMatchId: string): Promise<Node> {
  const api = createApiClient({ baseUrl: window.location.origin, world })
  const { sequence, markets } = await api.call('getMatchOdds', { query: { matchId: refMatchId } })
  const { now: publishedAt } = await ask('readClock', { world })
  const stamp = { sequence: sequence + 1, publishedAt }
  return { matchId: refMatchId, ...stamp, markets: markets.map((market) => ({ ...market, ...stamp })) }
}

/** A browser shows why a field is refused only when the field can be seen. */
function openAround({ target }: FormEvent) {
  let part = target instanceof Element ? target.closest('details') : null
  for (; part; part = part.parentElement?.closest('details') ?? null) part.open = true
}
