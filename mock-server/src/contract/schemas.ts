import { makeAjv } from '@chaupar/api/ajv'
import type { DocumentName } from '@chaupar/api/read-document'
import type { Ajv2020, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'
import { type ApiDocument, type DocumentOperation, type JsonSchema, type ParameterPlace, readApi } from './document.ts'

/** Null when the value fits, else the first mismatch. Parameters are coerced in place; bodies never are. */
export type Check = (value: unknown) => ErrorObject | null

export type OperationChecks = {
  parameters: Partial<Record<ParameterPlace, Check>>
  /** By media type; none when the call takes no body. */
  body: Readonly<Record<string, Check>>
  /** The check of an answer with this status, or null when the document has no such answer. */
  response(status: number): Check | null
}

/** Beside the common set-up: the data for error messages, without checks that the project's own checks repeat. */
const lenient: Options = {
  validateSchema: false,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  verbose: true,
  discriminator: true,
}

/** A document with its checks. */
export type CheckedDocument = { document: ApiDocument; schemas: Schemas }

/** The mismatch of an answer with its document, named by operation and schema path; null when there is none. */
export function undocumented(id: string, checks: OperationChecks, status: number, body: unknown): string | null {
  const check = checks.response(status)
  if (check === null) return `${id} answers ${status}, which the document does not name`
  const mismatch = check(body)
  return mismatch === null
    ? null
    : `${id} ${status} ${mismatch.instancePath} ${mismatch.schemaPath}: ${mismatch.message}`
}

const loaded = new Map<DocumentName, CheckedDocument>()

/** A document with its checks, once for the process: it cannot change, and many servers may live in one test run. */
export function loadDocument(name: DocumentName): CheckedDocument {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const document = readApi(name)
  const made = { document, schemas: new Schemas(document) }
  loaded.set(name, made)
  return made
}

/** Compiles the schemas of one document, each once and only when first asked for: a cold start compiles little. */
export class Schemas {
  readonly #exact: Ajv2020
  readonly #coercing: Ajv2020
  readonly #operations = new Map<DocumentOperation, OperationChecks>()

  constructor(document: ApiDocument) {
    this.#exact = ajvOf(document, {})
    this.#coercing = ajvOf(document, { coerceTypes: true, useDefaults: true })
  }

  /** The check of a named schema (socket payloads). @throws when the document has no such schema */
  named(name: string): Check {
    const validate = this.#exact.getSchema(name)
    if (validate === undefined) throw new Error(`the document has no schema ${name}`)
    return checkOf(validate)
  }

  /** All checks of one operation. */
  operation(operation: DocumentOperation): OperationChecks {
    const known = this.#operations.get(operation)
    if (known !== undefined) return known
    const made = this.#checks(operation)
    this.#operations.set(operation, made)
    return made
  }

  #checks(operation: DocumentOperation): OperationChecks {
    const parameters: OperationChecks['parameters'] = {}
    for (const place of ['path', 'query', 'header'] as const) {
      const schema = operation.parameters[place]
      if (schema) parameters[place] = this.#lazy(this.#coercing, schema)
    }
    const responses = new Map(
      Object.entries(operation.responses).map(([status, schema]) => [status, this.#lazy(this.#exact, schema)]),
    )
    return {
      parameters,
      body: Object.fromEntries(
        Object.entries(operation.body?.media ?? {}).map(([type, schema]) => [type, this.#lazy(this.#exact, schema)]),
      ),
      response: (status) => responses.get(String(status)) ?? responses.get('default') ?? null,
    }
  }

  #lazy(ajv: Ajv2020, schema: JsonSchema): Check {
    let compiled: Check | undefined
    return (value) => {
      compiled ??= checkOf(ajv.compile(schema))
      return compiled(value)
    }
  }
}

/** A validator that knows all schemas of a document by their names. */
export function ajvOf(document: ApiDocument, options: Options): Ajv2020 {
  const ajv = makeAjv({ ...lenient, ...options })
  for (const [name, schema] of Object.entries(document.schemas)) ajv.addSchema(schema, name)
  return ajv
}

function checkOf(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? null : clearestMismatch(validate.errors ?? []))
}

/** When all alternatives failed, the mismatch of the intended one: a bad value is clearer than a missing field. */
export function clearestMismatch(errors: ErrorObject[]): ErrorObject | null {
  const last = errors.at(-1)
  if (last?.keyword !== 'oneOf' && last?.keyword !== 'anyOf') return errors[0] ?? null
  const rank = ({ keyword }: ErrorObject) => ['required', 'additionalProperties'].indexOf(keyword)
  const branches = errors.slice(0, -1).sort((one, other) => rank(one) - rank(other))
  const bad = branches.find((error) => rank(error) === -1) ?? branches.find((error) => rank(error) === 1)
  return bad ?? branches[0] ?? last
}
