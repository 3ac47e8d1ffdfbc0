import { groupBy } from '@chaupar/api/group-by'
import { useState } from 'react'
import { BrandMark } from '../../ui/basics/brand-mark.tsx'
import { Tabs } from '../../ui/basics/tabs.tsx'
import { controlPath, isLocked, refusalOfToken } from '../control/control.ts'
import { useRead } from '../control/use-control.ts'
import { readProblem } from '../panel/panel.tsx'
import { TokenGate } from '../token-gate.tsx'
import { CallView } from './call-view.tsx'
import { Disclosure } from './disclosure.tsx'
import { asNode, type Call, callsOf, messagesOf, type Node } from './document.ts'
import { PactTag, Situations } from './pact-situations.tsx'
import { SchemaView } from './schema-view.tsx'
import '../top-bar.css'
import './reference-page.css'

const documents = [
  { id: 'api', label: 'Calls' },
  { id: 'realtime', label: 'Realtime' },
  { id: 'control', label: 'Control surface' },
] as const

type Shown = (typeof documents)[number]['id']

/**
 * The contracts to read: every call, every socket event, every control operation, from the very documents that the
 * mock checks against, and the situations that its pacts describe. An own small page: the usual viewers write HTML from strings, which the Trusted Types policy forbids.
 */
export function ReferencePage() {
  const [shown, setShown] = useState<Shown>('api')
  const [words, setWords] = useState('')
  const api = useRead('readDocument', { document: 'api' })
  const read = useRead('readDocument', { document: shown })
  if (isLocked(api.error)) {
    return <TokenGate refusal={refusalOfToken(api.error)} onToken={() => void api.refetch()} />
  }
  return (
    <div className="console reference-page">
      <header className="top-bar">
        <h1 className="top-bar-brand">
          <BrandMark size={24} /> Chaupar API reference
        </h1>
        <span className="top-bar-end">
          <a className="top-bar-link" href={`${controlPath}/`}>
            Back to the console
          </a>
        </span>
      </header>
      <Tabs tabs={documents} selected={shown} onSelect={setShown} label="Documents" idPrefix="reference" />
      <main
        id="reference-panel"
        role="tabpanel"
        aria-labelledby={`reference-tab-${shown}`}
        className="reference-page-body"
      >
        <input
          type="search"
          className="console-filter"
          aria-label="Find in the reference"
          placeholder="Find a call, a path, a word"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {readProblem(read, 10) ?? (
          <Contents
            shown={shown}
            document={asNode(read.data)}
            api={asNode(api.data)}
            words={words.trim().toLowerCase()}
          />
        )}
      </main>
    </div>
  )
}

type ContentsProps = { shown: Shown; document: Node; api: Node; words: string }

function Contents({ shown, document, api, words }: ContentsProps) {
  if (shown === 'realtime') return <Messages document={document} api={api} words={words} />
  const found = callsOf(document).filter((call) =>
    `${call.id} ${call.path} ${call.summary}`.toLowerCase().includes(words),
  )
  const groups = groupBy(found, ({ tag }) => tag)
  if (found.length === 0) return <p className="console-empty">Nothing speaks of it.</p>
  return [...groups].map(([tag, calls]) => <Group key={tag} tag={tag} calls={calls} document={document} />)
}

function Group({ tag, calls, document }: { tag: string; calls: readonly Call[]; document: Node }) {
  return (
    <section>
      <h2>
        {tag} <span className="console-note">{calls.length}</span>
      </h2>
      {calls.map((call) => (
        <CallView key={call.id} document={document} call={call} />
      ))}
    </section>
  )
}

function Messages({ document, api, words }: { document: Node; api: Node; words: string }) {
  const found = messagesOf(document).filter(({ name, title, summary }) =>
    `${name} ${title} ${summary}`.toLowerCase().includes(words),
  )
  return (
    <section>
      <h2>
        socket.io on /public/ <span className="console-note">{found.length}</span>
      </h2>
      {found.map(({ name, title, summary, isPushed, schema }) => (
        <Disclosure
          key={name}
          className="call-view"
          summary={
            <>
              <span className="call-view-method">
                {isPushed ? 'server' : name.endsWith('.reply') ? 'answer' : 'client'}
              </span>{' '}
              <code>{name}</code> <b>{title}</b> <span className="console-note">{summary}</span>
              {name.endsWith('.reply') ? null : <PactTag name={name} />}
            </>
          }
        >
          {() => (
            <>
              {schema ? (
                <SchemaView document={api} schema={{ $ref: `#/components/schemas/${schema}` }} />
              ) : (
                <p className="console-note">Carries nothing.</p>
              )}
              <Situations name={name} />
            </>
          )}
        </Disclosure>
      ))}
    </section>
  )
}
