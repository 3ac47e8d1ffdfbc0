import type { ErrorObject } from 'ajv/dist/2020.js'
import { didYouMean, nearest } from '../domain/base/did-you-mean.ts'

export type FieldProblem = { field: string; message: string }

/** An input that does not fit its schema. The message names the field and can be shown to a player. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly code: 'bad_request' | 'validation_failed'
  readonly details: FieldProblem[]

  constructor(message: string, details: FieldProblem[] = []) {
    super(message)
    this.code = details.length === 0 ? 'bad_request' : 'validation_failed'
    this.details = details
  }
}

/**
 * The refusal of a value by its schema. `place` is 'body', 'query', 'path' or 'header'; a `whole` schema may have
 * texts for all its fields ('All fields are mandatory').
 */
export function invalidInput(place: string, mismatch: ErrorObject, whole?: unknown): InvalidInput {
  const field = fieldOf(mismatch)
  const message = textOfWhole(mismatch, whole) ?? textOf(mismatch, field) ?? generalText(mismatch, field)
  const at = field === '' ? place : `${place}.${field}`
  return new InvalidInput(message, [{ field: at, message }])
}

function textOfWhole(mismatch: ErrorObject, whole: unknown): string | undefined {
  if (mismatch.keyword === 'required') return textFrom(whole, 'required')
  return mismatch.data === '' ? textFrom(whole, 'empty') : undefined
}

/**
 * The text that openapi.yaml gives for this mismatch (`x-messages`, by keyword). `empty` is used for '' and for a missing
 * field: an empty field needs no message about its characters.
 */
function textOf(mismatch: ErrorObject, field: string): string | undefined {
  if (mismatch.keyword === 'required')
    return textFrom(propertySchema(mismatch.parentSchema, field), 'empty', 'minLength')
  if (mismatch.data === '') return textFrom(mismatch.parentSchema, 'empty', mismatch.keyword)
  return textFrom(mismatch.parentSchema, mismatch.keyword)
}

function textFrom(schema: unknown, ...words: string[]): string | undefined {
  const messages = read(schema, 'x-messages')
  const found = words.map((word) => read(messages, word)).find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : undefined
}

function propertySchema(schema: unknown, field: string): unknown {
  return read(read(schema, 'properties'), field.split('.').at(-1) ?? '')
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}

/** Dotted name of the field that the mismatch is about, '' for the whole value. */
function fieldOf(mismatch: ErrorObject): string {
  const path = mismatch.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const inner = innerName(mismatch)
  return [...path, ...(inner === undefined ? [] : [inner])].join('.').slice(0, 190)
}

function innerName({ keyword, params }: ErrorObject): string | undefined {
  const key = {
    required: 'missingProperty',
    additionalProperties: 'additionalProperty',
    unevaluatedProperties: 'unevaluatedProperty',
  }[keyword]
  const name = key === undefined ? undefined : read(params, key)
  return typeof name === 'string' ? name : undefined
}

function generalText(mismatch: ErrorObject, field: string): string {
  const { keyword, params, message } = mismatch
  const label = field === '' ? 'The request' : labelOf(field)
  const limit = String(read(params, 'limit') ?? '')
  switch (keyword) {
    case 'required':
      return `${label} is required${misspelled(mismatch)}`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `Unknown field: ${field}${didYouMean(innerName(mismatch) ?? '', knownFields(mismatch))}`
    case 'type':
      return `${label} must be ${String(read(params, 'type')).replaceAll(',', ' or ')}`
    case 'minLength':
      return limit === '1' ? `${label} cannot be empty` : `${label} must have at least ${limit} characters`
    case 'maxLength':
      return `${label} must have at most ${limit} characters`
    case 'enum':
      return `${label} must be one of ${String(read(params, 'allowedValues')).replaceAll(',', ', ')}`
    case 'const':
      return `${label} must be ${String(read(params, 'allowedValue'))}`
    case 'pattern':
    case 'format':
      return `${label} is not valid`
    case 'oneOf':
    case 'anyOf':
      return `${label} fits none of the accepted forms`
    default:
      return `${label} ${message ?? 'is not valid'}`
  }
}

/** Fields that the schema around a mismatch names. */
function knownFields({ parentSchema }: ErrorObject): string[] {
  return Object.keys(Object(read(parentSchema, 'properties')))
}

/** '; the field is "scenarios", not "scenario"' where a required field was sent under a name near to its own. */
function misspelled(mismatch: ErrorObject): string {
  const known = knownFields(mismatch)
  const unknown = Object.keys(Object(mismatch.data)).filter((name) => !known.includes(name))
  const missing = innerName(mismatch) ?? ''
  const sent = unknown.find((name) => nearest(name, [missing]) !== null)
  return sent === undefined ? '' : `; the field is "${missing}", not "${sent.slice(0, 60)}"`
}

/** 'agent_code' -> 'Agent code', 'accept.ticks' -> 'Accept.ticks'. */
function labelOf(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
