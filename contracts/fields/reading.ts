/** What a client reads of its answers and messages, held against what its pacts ask for. */
import { declaredPlaces, type Place, type TypePath } from './asserted.ts'
import type { ClientProgram, FieldName } from './client-program.ts'

/** A place of the answers of an operation, or of an event's messages. */
interface Found {
  readonly operation: string
  readonly path: string
  readonly place: Place
  readonly isAsserted: boolean
}

export class Reading {
  readonly client: ClientProgram
  readonly #asserted: ReadonlyMap<string, ReadonlySet<string>>
  readonly #places: readonly Found[]

  /** `asserted` has the paths by operation and event, `typeOf` says where the type of each stands. */
  constructor(
    client: ClientProgram,
    asserted: ReadonlyMap<string, ReadonlySet<string>>,
    typeOf: (operation: string) => TypePath,
  ) {
    this.client = client
    this.#asserted = asserted
    this.#places = [...asserted].flatMap(([operation, paths]) =>
      [...declaredPlaces(typeOf(operation), client)].map(([path, place]) => {
        return { operation, path, place, isAsserted: paths.has(path) }
      }),
    )
  }

  placeOf(operation: string, path: string): Place | undefined {
    return this.#places.find((one) => one.operation === operation && one.path === path)?.place
  }

  /** What pacts ask for and the client does not read, but for these fields: `operation: path`. */
  unread(but: object): string[] {
    return this.#places
      .filter(({ place, isAsserted }) => isAsserted && !this.#isRead(place) && !place.fields.some((one) => one in but))
      .map(wordsOf)
  }

  /** Fields that the client reads and no example has, but for these, each with a place that reads it. */
  withoutExample(but: object): string[] {
    const all = new Set(this.#places.flatMap(({ place }) => place.fields))
    const known = this.#known()
    const missing = [...all].filter((field) => this.client.read.has(field) && !known.has(field) && !(field in but))
    return missing.map((field) => `${field}, read by ${this.client.read.get(field)}`)
  }

  /** What every answer of an operation has, the client reads, and no pact of that operation asks for. */
  loose(): string[] {
    const isUnread = new Set(this.#places.filter(({ place }) => !this.#isRead(place)).map(wordsOf))
    return this.#places
      .filter(({ place, isAsserted }) => place.isAlways && !isAsserted)
      .filter(({ operation, path }) => ![path, ...around(path)].some((one) => isUnread.has(`${operation}: ${one}`)))
      .filter(({ operation, path }) => this.#hasMembers(operation, path))
      .map(wordsOf)
  }

  /** Of the exceptions for `unread` and `withoutExample`, those that are none any more. */
  stale(unread: object, withoutExample: object): FieldName[] {
    const { read } = this.client
    const known = this.#known()
    return [
      ...Object.keys(unread).filter((field) => read.has(field) || !known.has(field)),
      ...Object.keys(withoutExample).filter((field) => !read.has(field) || known.has(field)),
    ]
  }

  #known(): Set<FieldName> {
    return new Set(this.#places.flatMap(({ place, isAsserted }) => (isAsserted ? place.fields : [])))
  }

  #isRead({ fields }: Place): boolean {
    return fields.some((field) => this.client.read.has(field))
  }

  /** Whether the list that a path lies in has members in an example; of an empty one nothing can be asked. */
  #hasMembers(operation: string, path: string): boolean {
    const list = path.slice(0, path.lastIndexOf('[]') + 2)
    return list === '' || [...(this.#asserted.get(operation) ?? [])].some((one) => one.startsWith(list))
  }
}

/** The places that a path lies in: of `a.b[].c` it is `a.b` and `a`. */
function around(path: string): string[] {
  const outer = path.replace(/\.?[^.]*$/, '').replace(/\[\]$/, '')
  return outer === '' ? [] : [outer, ...around(outer)]
}

const wordsOf = ({ operation, path }: Found) => `${operation}: ${path}`
