import { asText, type Call, type Node } from './document.ts'
import { SchemaView } from './schema-view.tsx'

/** One call: where, what goes in, what comes out. Closed until somebody wants it. */
export function CallView({ document, call }: { document: Node; call: Call }) {
  return (
    <details className="doc-call" id={call.id}>
      <summary>
        <span className={`doc-method doc-${call.method.toLowerCase()}`}>{call.method}</span> <code>{call.path}</code>{' '}
        <b>{call.id}</b> <span className="qa-note">{call.summary}</span>
        {call.isExtension ? <span className="tag tag-quiet">extension</span> : null}
        {call.assumed ? <span className="tag tag-quiet">assumed, section {call.assumed}</span> : null}
      </summary>
      {call.description ? <p>{call.description}</p> : null}
      {call.parameters.length > 0 ? (
        <>
          <h4>Parameters</h4>
          <ul>
            {call.parameters.map((parameter) => (
              <li key={`${asText(parameter.in)} ${asText(parameter.name)}`}>
                <code>{asText(parameter.name)}</code> <span className="doc-type">{asText(parameter.in)}</span>
                {parameter.required === true ? null : <span className="doc-type"> optional</span>}
                <span className="qa-note"> {asText(parameter.description)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {call.body ? (
        <>
          <h4>Body</h4>
          <SchemaView document={document} schema={call.body} />
        </>
      ) : null}
      <h4>Answers</h4>
      {call.answers.map(({ status, description, schema }) => (
        <details key={status} className="doc-answer">
          <summary>
            <span className="qa-mono">{status}</span> {description}
          </summary>
          {schema ? <SchemaView document={document} schema={schema} /> : null}
        </details>
      ))}
    </details>
  )
}
