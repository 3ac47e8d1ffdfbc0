/** Says of a call whether it fits the documents, whatever it was meant to be. */
import { isObject, type Json, readJson } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { partsOf, propertiesOf } from '@chaupar/api/fuzz/schema-facts'
import { type Parameter, pointerOf, type Subject } from './operations.ts'

/** `open`: the documents do not say, such as of an unknown query parameter. */
export type Verdict = 'fits' | 'breaks' | 'open'

/** The worst that is true of a part is true of the whole. */
export function judge(subject: Subject, call: Call): Verdict {
  const found = [...placesOf(subject, call), ...bodyOf(subject, call), ...tokenOf(subject, call)]
  if (found.includes('breaks')) return 'breaks'
  return found.includes('open') ? 'open' : 'fits'
}

function placesOf(subject: Subject, call: Call): Verdict[] {
  const sent = { path: call.path, query: call.query, header: call.headers }
  return Object.entries(sent).flatMap(([place, values = {}]) => {
    const here = subject.parameters.filter((parameter) => parameter.place === place)
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name)
    const named = new Map(here.map((parameter) => [nameOf(parameter.name), parameter]))
    const given = Object.entries(values).map(([name, text]): Verdict => {
      const parameter = named.get(nameOf(name))
      return parameter === undefined ? 'open' : parameterOf(subject, parameter, text)
    })
    const names = new Set(Object.keys(values).map(nameOf))
    const isMissing = here.some(({ name, required }) => required && !names.has(nameOf(name)))
    return isMissing ? [...given, 'breaks'] : given
  })
}

/** Parameters are texts; a number is one that is written as numbers usually are, and other spellings are the server's to read. */
function parameterOf(subject: Subject, { place, pointer, schema }: Parameter, text: string): Verdict {
  // In an address these two are steps, and never come to the server.
  if (place === 'path' && (text === '.' || text === '..')) return 'open'
  const fits = (value: Json) => subject.schemas.problems(pointer, value).length === 0
  const types = partsOf(subject.document, schema).flatMap(({ type }) => (typeof type === 'string' ? [type] : []))
  if (!types.some((type) => type === 'integer' || type === 'number' || type === 'boolean')) {
    return fits(text) ? 'fits' : 'breaks'
  }
  if (text === 'true' || text === 'false') return fits(text === 'true') ? 'fits' : 'breaks'
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text)) return fits(Number(text)) ? 'fits' : 'breaks'
  return text.trim() === '' || Number.isFinite(Number(text)) || text === 'null' ? 'open' : 'breaks'
}

function bodyOf(subject: Subject, { body, form }: Call): Verdict[] {
  if (subject.body === null) return body === undefined && form === undefined ? [] : ['open']
  const { schema, required } = subject.body
  if (form !== undefined) {
    const known = new Map(partsOf(subject.document, schema).flatMap(propertiesOf))
    return form.map(({ name, value, filename }) => {
      const inner = known.get(name)
      if (inner === undefined) return 'open'
      if (filename !== undefined) return 'fits'
      return jsonOf(subject, pointerOf(subject.document, inner), String(value))
    })
  }
  if (body === undefined) return required ? ['breaks'] : []
  return [jsonOf(subject, pointerOf(subject.document, schema), typeof body === 'string' ? body : JSON.stringify(body))]
}

function jsonOf(subject: Subject, pointer: string, text: string): Verdict {
  // Some readers pass over a byte order mark, and of a key that comes twice take the first, or the last.
  if (text.startsWith('\ufeff') || text === 'null') return 'open'
  const value = readJson(text)
  if (value === undefined) return 'breaks'
  if (isObject(value) && text.split('":').length - 1 > keysWithin(value)) return 'open'
  return subject.schemas.problems(pointer, value).length === 0 ? 'fits' : 'breaks'
}

/** How many keys a value has with all that is in it: less than are written when one is written twice. */
function keysWithin(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + keysWithin(inner), 0)
  if (!isObject(value)) return 0
  return Object.values(value).reduce<number>((sum, inner) => sum + keysWithin(inner) + 1, 0)
}

/** A token that was never given out opens nothing. */
function tokenOf({ auth }: Subject, { token }: Call): Verdict[] {
  if (token === undefined || auth === 'none') return []
  return auth === 'required' ? ['breaks'] : ['open']
}
