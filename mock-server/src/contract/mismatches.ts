import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { ApiDocument, DocumentOperation, JsonSchema, ParameterPlace } from './document.ts'
import { ajvOf, clearestMismatch } from './schemas.ts'

/** How a value is shown in a mismatch: the caller replaces its secrets. */
export type Shown = (name: string, value: unknown) => unknown

/** A call that another program sent; values of parameters are texts. */
export type ForeignCall = {
  params: unknown
  query: unknown
  headers: Readonly<Record<string, unknown>>
  mediaType: string
  /** Undefined: none was sent. */
  body: unknown
}

/** An answer that another server gave; a body that is not JSON is undefined. */
export type ForeignAnswer = {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

/** The rest would not be read. */
const mostListed = 30
const longestValue = 60

/**
 * Lists every mismatch of foreign calls, answers and payloads with their document, field by field and in words. Schemas
 * stops at the first mismatch.
 */
export class Mismatches {
  readonly #exact: Ajv2020
  readonly #coercing: Ajv2020
  readonly #compiled = new WeakMap<object, ValidateFunction>()

  constructor(document: ApiDocument) {
    this.#exact = ajvOf(document, { allErrors: true })
    this.#coercing = ajvOf(document, { allErrors: true, coerceTypes: true })
  }

  /** Mismatches of a call, by the parts 'path', 'query', 'header' and 'body'. */
  ofCall(operation: DocumentOperation, sent: ForeignCall, shown: Shown): string[] {
    const places: [ParameterPlace, unknown][] = [
      ['path', sent.params],
      ['query', sent.query],
      ['header', sent.headers],
    ]
    const found = places.flatMap(([place, value]) => {
      const schema = operation.parameters[place]
      // Copied: coercion writes into the object.
      return schema === undefined ? [] : this.#mismatches(this.#coercing, schema, place, { ...Object(value) }, shown)
    })
    return [...found, ...this.#ofBody(operation, sent, shown)].slice(0, mostListed)
  }

  /** Of an answer: its status, its headers, its body. */
  ofAnswer({ operationId, responses, headers }: DocumentOperation, answer: ForeignAnswer, shown: Shown): string[] {
    const status = String(answer.status)
    const key = status in responses || status in headers ? status : 'default'
    const schema = responses[key]
    if (schema === undefined && headers[key] === undefined) {
      return [`status ${status} is not one that the document names for ${operationId}`]
    }
    const missing = (headers[key] ?? []).filter((name) => answer.headers[name] === undefined)
    const found = missing.map((name) => `header ${name} is missing`)
    if (schema === undefined) return found
    if (answer.body === undefined) {
      return [
        ...found,
        `answer cannot be read as JSON; its type is ${String(answer.headers['content-type'] ?? 'not given')}`,
      ]
    }
    return [...found, ...this.#mismatches(this.#exact, schema, 'answer', answer.body, shown)].slice(0, mostListed)
  }

  /** Of the payload of a socket message, by the name of its schema. */
  ofPayload(schema: string, label: string, payload: unknown, shown: Shown): string[] {
    const validate = this.#exact.getSchema(schema)
    if (validate === undefined) throw new Error(`the document has no schema ${schema}`)
    return errorTexts(validate, label, payload, shown)
  }

  #ofBody({ body }: DocumentOperation, sent: ForeignCall, shown: Shown): string[] {
    if (body === null) return isAbsent(sent.body) ? [] : ['body was sent, and this call takes none']
    if (sent.body === undefined) return body.required ? ['body is missing'] : []
    const schema = body.media[sent.mediaType]
    if (schema === undefined) return [`body is ${sent.mediaType || 'of no type'}, which this call does not take`]
    return this.#mismatches(this.#exact, schema, 'body', sent.body, shown)
  }

  #mismatches(ajv: Ajv2020, schema: JsonSchema, label: string, value: unknown, shown: Shown): string[] {
    const known = this.#compiled.get(schema)
    const validate = known ?? ajv.compile(schema)
    if (known === undefined) this.#compiled.set(schema, validate)
    return errorTexts(validate, label, value, shown)
  }
}

function isAbsent(body: unknown): boolean {
  return body === undefined || body === null || JSON.stringify(body) === '{}'
}

function errorTexts(validate: ValidateFunction, label: string, value: unknown, shown: Shown): string[] {
  if (validate(value)) return []
  const alike = Map.groupBy(withoutBranches(validate.errors ?? []), inAnyRow)
  return [...alike.values()].slice(0, mostListed).flatMap(([first, ...others]) => {
    if (first === undefined) return []
    return inWords(first, label, shown) + (others.length === 0 ? '' : ` (and ${others.length} more like it)`)
  })
}

/** The same for the same mismatch in each row of a list, where one wrong field is wrong a hundred times. */
function inAnyRow({ keyword, instancePath, params }: ErrorObject): string {
  const path = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')
  return [keyword, path, params.missingProperty, params.additionalProperty].join(' ')
}

/** When all alternatives failed, keeps the mismatch of the intended one. Their errors come before the error of the whole. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') {
      kept.push(error)
      continue
    }
    const inside = kept.findLastIndex(({ instancePath }) => !isAtOrBelow(instancePath, error.instancePath)) + 1
    const branches = kept.splice(inside)
    const clearest = clearestMismatch([...branches, error])
    if (clearest !== null) kept.push(clearest)
  }
  return kept
}

function isAtOrBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}

/** 'answer.data.wallet.balance: expected number, came text "12.00"'. */
function inWords(error: ErrorObject, label: string, shown: Shown): string {
  const { keyword, params, instancePath, data } = error
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const at = (name?: unknown): string => [label, ...steps, ...(name === undefined ? [] : [name])].join('.')
  const came = cameText(shown(steps.at(-1) ?? '', data))
  switch (keyword) {
    case 'required':
      return `${at(params.missingProperty)}: is missing`
    case 'additionalProperties':
      return `${at(params.additionalProperty)}: is unknown to the document`
    case 'unevaluatedProperties':
      return `${at(params.unevaluatedProperty)}: is unknown to the document`
    case 'type':
      return `${at()}: expected ${[params.type].flat().join(' or ')}, came ${came}`
    case 'enum':
      return `${at()}: expected one of ${[params.allowedValues].flat().join(', ').slice(0, 200)}; came ${came}`
    case 'const':
      return `${at()}: expected ${JSON.stringify(params.allowedValue)}, came ${came}`
    case 'format':
      return `${at()}: expected the format ${params.format}, came ${came}`
    case 'pattern':
      return `${at()}: expected the pattern ${params.pattern}, came ${came}`
    default:
      return `${at()}: ${error.message ?? keyword}, came ${came}`
  }
}

function cameText(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (value === null) return 'null'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string') return `text ${JSON.stringify(value.slice(0, longestValue))}`
  return `${typeof value} ${String(value)}`
}
