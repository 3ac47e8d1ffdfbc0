import { Disclosure } from '../reference/disclosure.tsx'
import { asList, asNode, asText, type Node } from '../reference/document.ts'
import { blankOf, choicesOf, hasType, mergedSchema, numberLimits, shapeOf, textLimits } from './schema-shape.ts'

export type SchemaFieldsProps = {
  /** The document that the schema's references point into. */
  document: Node
  schema: unknown
  value: unknown
  onChange: (value: Node) => void
}

/** The fields of an object, made from its schema. */
export function SchemaFields({ document, schema, value, onChange }: SchemaFieldsProps) {
  const { properties, required } = mergedSchema(document, schema)
  const fields = asNode(value)
  return Object.entries(asNode(properties)).map(([name, field]) => (
    <SchemaField
      key={name}
      document={document}
      schema={field}
      name={name}
      value={fields[name]}
      isRequired={asList(required).includes(name)}
      onChange={(next) => {
        const { [name]: _, ...others } = fields
        onChange(next === undefined ? others : { ...fields, [name]: next })
      }}
    />
  ))
}

type FieldProps = {
  document: Node
  schema: unknown
  name: string
  value: unknown
  isRequired: boolean
  /** Undefined leaves the field out. */
  onChange: (value: unknown) => void
}

function SchemaField(props: FieldProps) {
  const node = mergedSchema(props.document, props.schema)
  switch (shapeOf(node)) {
    case 'fields':
    case 'list':
      return <Nested {...props} node={node} />
    case 'choice':
      return <Choice {...props} node={node} />
    case 'number':
      return <NumberField {...props} node={node} />
    case 'text':
      return <TextField {...props} node={node} />
  }
}

type NodeProps = FieldProps & { node: Node }

/** An object or a list: closed at first, so that a market with its prices does not fill the page. */
function Nested({ document, schema, node, name, value, isRequired, onChange }: NodeProps) {
  if (value === undefined) {
    return (
      <p className="console-form-wide event-form-absent">
        {name} <AddButton name={name} onAdd={() => onChange(blankOf(document, schema))} />
      </p>
    )
  }
  const isList = shapeOf(node) === 'list'
  return (
    <Disclosure
      className="console-form-wide event-form-nested"
      summary={
        <>
          {name} {isList ? <span className="console-note">{asList(value).length}</span> : null}
        </>
      }
    >
      {() => (
        <div className="console-form">
          {isList ? (
            <Items document={document} node={node} items={asList(value)} onChange={onChange} />
          ) : (
            <SchemaFields document={document} schema={schema} value={value} onChange={onChange} />
          )}
          {isRequired ? null : <RemoveButton name={name} onRemove={() => onChange(undefined)} />}
        </div>
      )}
    </Disclosure>
  )
}

type ItemsProps = { document: Node; node: Node; items: readonly unknown[]; onChange: (items: unknown[]) => void }

function Items({ document, node, items, onChange }: ItemsProps) {
  const isFull = items.length >= Number(node.maxItems ?? Number.POSITIVE_INFINITY)
  return (
    <>
      {items.map((item, index) => (
        <SchemaField
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a payload have no other name than their position
          key={index}
          document={document}
          schema={node.items}
          name={`${index + 1}`}
          value={item}
          isRequired
          // A number that is emptied while it is typed stays an item.
          onChange={(next = null) => onChange(items.map((one, at) => (at === index ? next : one)))}
        />
      ))}
      <div className="console-inline console-form-wide">
        {isFull ? null : (
          <AddButton
            name={`item ${items.length + 1}`}
            onAdd={() => onChange([...items, blankOf(document, node.items)])}
          />
        )}
        {items.length === 0 ? null : (
          <RemoveButton name={`item ${items.length}`} onRemove={() => onChange(items.slice(0, -1))} />
        )}
      </div>
    </>
  )
}

function AddButton({ name, onAdd }: { name: string; onAdd: () => void }) {
  return (
    <button type="button" className="console-button" onClick={onAdd}>
      Add {name}
    </button>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className="console-button" onClick={onRemove}>
      Remove {name}
    </button>
  )
}

function Choice({ node, name, value, isRequired, onChange }: NodeProps) {
  const choices = choicesOf(node)
  return (
    <label title={asText(node.description)}>
      {name}
      <select value={choices.indexOf(value)} onChange={({ target }) => onChange(choices[Number(target.value)])}>
        {isRequired ? null : <option value={-1}>left out</option>}
        {choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {String(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

function NumberField({ node, name, value, isRequired, onChange }: NodeProps) {
  return (
    <label title={asText(node.description)}>
      {name}
      <input
        type="number"
        {...numberLimits(node)}
        required={isRequired}
        value={typeof value === 'number' ? value : ''}
        placeholder="left out"
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </label>
  )
}

/** An empty text of an optional field leaves it out; of one that may be null, it is null. */
function TextField({ node, name, value, isRequired, onChange }: NodeProps) {
  const mayBeNull = hasType(node, 'null')
  const empty = mayBeNull ? null : isRequired ? '' : undefined
  return (
    <label title={asText(node.description)}>
      {name}
      <input
        {...textLimits(node)}
        required={isRequired && !mayBeNull && Number(node.minLength) > 0}
        value={asText(value)}
        placeholder={mayBeNull ? 'null' : 'left out'}
        onChange={({ target }) => onChange(target.value === '' ? empty : target.value)}
      />
    </label>
  )
}
