import { Disclosure } from './disclosure.tsx'
import { asList, asNode, asText, type Node, resolved } from './document.ts'
import './schema-view.css'

export type SchemaViewProps = { document: Node; schema: unknown }

/** A schema as a list of fields; what it refers to is drawn when it is opened, so that nothing recurses on its own. */
export function SchemaView({ document, schema }: SchemaViewProps) {
  const node = resolved(document, schema)
  const parts = partsOf(node)
  const required = asList(node.required)
  const fields = Object.entries(asNode(node.properties))
  return (
    <div className="schema-view">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a document that does not change have no other name
        <SchemaView key={index} document={document} schema={part} />
      ))}
      {fields.length > 0 ? (
        <ul>
          {fields.map(([name, field]) => (
            <Field key={name} document={document} name={name} schema={field} isRequired={required.includes(name)} />
          ))}
        </ul>
      ) : null}
      {fields.length === 0 && parts.length === 0 ? <p className="console-note">{typeText(document, node)}</p> : null}
    </div>
  )
}

type FieldProps = { document: Node; name: string; schema: unknown; isRequired: boolean }

function Field({ document, name, schema, isRequired }: FieldProps) {
  const node = resolved(document, schema)
  const inner = resolved(document, node.items ?? schema)
  const hasMore = Object.keys(asNode(inner.properties)).length > 0 || partsOf(inner).length > 0
  return (
    <li>
      <code>{name}</code> <span className="schema-view-type">{typeText(document, schema)}</span>
      {isRequired ? null : <span className="schema-view-type"> optional</span>}
      {asText(node.description) ? <span className="console-note"> {asText(node.description)}</span> : null}
      {hasMore ? (
        <Disclosure summary="its fields">{() => <SchemaView document={document} schema={inner} />}</Disclosure>
      ) : null}
    </li>
  )
}

/** What a schema is put together from, or may be one of. */
function partsOf(node: Node): unknown[] {
  return [...asList(node.allOf), ...asList(node.oneOf), ...asList(node.anyOf)]
}

/** 'string, 8 to 20 characters', 'list of Bet', 'one of back, lay'. */
function typeText(document: Node, schema: unknown): string {
  const named = asText(asNode(schema).$ref).split('/').at(-1)
  const node = resolved(document, schema)
  const type = asList(node.type).length > 0 ? asList(node.type).join(' or ') : asText(node.type)
  if (type === 'array') return `list of ${typeText(document, node.items)}`
  const words = asList(node.enum)
  const base = words.length > 0 ? `one of ${words.join(', ')}` : node.const !== undefined ? String(node.const) : type
  const limits = [
    ['minLength', 'at least', 'characters'],
    ['maxLength', 'at most', 'characters'],
    ['minimum', 'from', ''],
    ['maximum', 'to', ''],
    ['format', '', ''],
  ].flatMap(([key = '', before, after]) => (node[key] === undefined ? [] : [`${before} ${node[key]} ${after}`.trim()]))
  return [named ? `${named}${base ? ':' : ''}` : '', [base, ...limits].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' ')
}
