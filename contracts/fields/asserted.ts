/** Which fields of its answer each operation has under pact, and which there are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type ClientProgram, type FieldName, fieldsOf } from './client-program.ts'

interface Interaction {
  readonly description: string
  /** Of a message. */
  readonly contents?: { readonly content?: unknown }
  /** Of a call. */
  readonly response?: {
    readonly status: number
    readonly body?: { readonly content?: unknown }
    /** By their paths; what has none is asked for as it stands. */
    readonly matchingRules?: { readonly body?: Readonly<Record<string, unknown>> }
  }
}

function interactionsOf(file: string): readonly Interaction[] {
  const pact = JSON.parse(readFileSync(join(import.meta.dirname, '../pacts', file), 'utf8')) as {
    interactions: Interaction[]
  }
  return pact.interactions
}

/**
 * Paths that the successful answers of each operation, and the messages of each event, are asked for: `bets[].odds`. `inside`
 * names the field of an answer in which they lie; the whole is looked at without it.
 */
export function assertedPaths(pacts: readonly string[], inside?: 'data'): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { description, response, contents } of pacts.flatMap(interactionsOf)) {
    const [operation = ''] = description.split(': ')
    const paths = found.get(operation) ?? new Set()
    found.set(operation, paths)
    const whole = response?.status === 200 ? response.body?.content : contents?.content
    const { data } = { data: undefined, ...(whole as object | undefined) }
    for (const path of pathsIn(inside === undefined ? whole : data, '')) paths.add(path)
  }
  return found
}

/** Codes of refusals that some interaction asks for by their very text. */
export function assertedCodes(pacts: readonly string[]): Set<string> {
  const bodies = pacts.flatMap(interactionsOf).map(({ response }) => {
    const { code } = { code: undefined, ...(response?.body?.content as object | undefined) }
    const rules = Object.keys(response?.matchingRules?.body ?? {})
    return rules.includes('$') || rules.includes('$.code') ? undefined : code
  })
  return new Set(bodies.filter((code) => typeof code === 'string'))
}

function pathsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${at}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const path = joined(at, name)
    return [path, ...pathsIn(part, path)]
  })
}

/** A place in an answer: the fields that declare it, and whether every answer has it. */
export interface Place {
  readonly fields: readonly FieldName[]
  readonly isAlways: boolean
}

/** Deeper than this no answer goes; a schema that holds itself would go on for ever. */
const deepest = 8

/** Where a type stands in the generated types: names of its interface and of the fields on the way. */
export type TypePath = readonly string[]

/** The whole body of an operation's successful answer. */
export const answerOf = (operation: string): TypePath => [
  ...['operations', operation, 'responses', '200', 'content', 'application/json'],
]

/** Every path of the values that have this type. @throws when there is no such type */
export function declaredPlaces(path: TypePath, { checker, types }: ClientProgram): Map<string, Place> {
  const found = new Map<string, Place>()
  const type = typeAt(types, checker, path)
  if (type === undefined) throw new Error(`The types have no ${path.join('.')}`)
  walk(type, { path: '', isAlways: true })
  return found

  function walk(type: ts.Type, { path, isAlways }: { path: string; isAlways: boolean }): void {
    if (path.split(/[.[]/).length > deepest) return
    const shapes = type.isUnion() ? type.types : [type]
    const isNullable = shapes.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)
    for (const shape of shapes) {
      const item = isList(shape) ? checker.getIndexTypeOfType(shape, ts.IndexKind.Number) : undefined
      if (item !== undefined) walk(item, { path: `${path}[]`, isAlways })
      else if ((shape.flags & ts.TypeFlags.Object) !== 0 || shape.isIntersection())
        fields(shape, path, isAlways && !isNullable)
    }
  }

  function fields(shape: ts.Type, at: string, isAlways: boolean): void {
    for (const property of checker.getPropertiesOfType(shape)) {
      const names = fieldsOf(property)
      if (names.length === 0) continue
      const path = joined(at, property.name)
      const place = { path, isAlways: isAlways && (property.flags & ts.SymbolFlags.Optional) === 0 }
      found.set(path, { fields: [...(found.get(path)?.fields ?? []), ...names], isAlways: place.isAlways })
      walk(checker.getTypeOfSymbol(property), place)
    }
  }

  function isList(type: ts.Type): boolean {
    return checker.isArrayType(type) || checker.isTupleType(type)
  }
}

function joined(at: string, name: string): string {
  return at === '' || at === '[]' ? `${at}${name}` : `${at}.${name}`
}

/** Every code that a refusal may have: the values of `components.schemas.ErrorCode`. */
export function declaredCodes({ checker, types }: ClientProgram): string[] {
  const code = typeAt(types, checker, ['components', 'schemas', 'ErrorCode'])
  return code?.isUnion() ? code.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])) : []
}

/** The type at a path that begins with an interface of the file. */
function typeAt(types: ts.SourceFile, checker: ts.TypeChecker, [first, ...names]: TypePath): ts.Type | undefined {
  const table = types.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === first)
  let type = table && checker.getTypeAtLocation(table)
  for (const name of names) {
    const next: ts.Symbol | undefined = type && checker.getPropertyOfType(type, name)
    type = next && checker.getTypeOfSymbol(next)
  }
  return type
}
