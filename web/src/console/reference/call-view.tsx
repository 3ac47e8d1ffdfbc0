import { Disclosure } from './disclosure.tsx'
import { asText, type Call, type Node } from './document.ts'
import { PactTag, Situations } from './pact-situations.tsx'
import { SchemaView } from './schema-view.tsx'
import './call-view.css'

/** One call: where, what goes in, what comes out. Closed until somebody wants it. */
export function CallView({ document, call }: { document: Node; call: Call }) {
  return (
    <Disclosure className="call-view" id={call.id} summary={<Head call={call} />}>
      {() => (
        <>
          {call.description ? <p>{call.description}</p> : null}
          {call.parameters.length > 0 ? <Parameters parameters={call.parameters} /> : null}
          {call.body ? (
            <>
              <h3>Body</h3>
              <SchemaView document={document} schema={call.body} />
            </>
          ) : null}
          <h3>Answers</h3>
          {call.answers.map(({ status, description, schema }) => (
            <Disclosure
              key={status}
              className="call-view-answer"
              summary={
                <>
                  <span className="console-mono">{status}</span> {description}
                </>
              }
            >
              {() => (schema ? <SchemaView document={document} schema={schema} /> : null)}
            </Disclosure>
          ))}
          <Situations name={call.id} />
        </>
      )}
    </Disclosure>
  )
}

function Head({ call }: { call: Call }) {
  return (
    <>
      <span className="call-view-method" data-method={call.method.toLowerCase()}>
        {call.method}
      </span>{' '}
      <code>{call.path}</code> <b>{call.id}</b> <span className="console-note">{call.summary}</span>
      {call.isExtension ? <span className="tag tag-quiet">extension</span> : null}
      {call.assumed ? <span className="tag tag-quiet">assumed, section {call.assumed}</span> : null}
      <PactTag name={call.id} />
    </>
  )
}

function Parameters({ parameters }: { parameters: readonly Node[] }) {
  return (
    <>
      <h3>Parameters</h3>
      <ul>
        {parameters.map((parameter) => (
          <li key={`${asText(parameter.in)} ${asText(parameter.name)}`}>
            <code>{asText(parameter.name)}</code> <span className="schema-view-type">{asText(parameter.in)}</span>
            {parameter.required === true ? null : <span className="schema-view-type"> optional</span>}
            <span className="console-note"> {asText(parameter.description)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
