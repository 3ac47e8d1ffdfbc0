/** What a change of a schema means to those who send and read what it describes. */
import { isDeepStrictEqual } from 'node:util'
import { makeAjv } from '@chaupar/api/ajv'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import type { Changes, Kind, Sender } from './change.ts'
import { compareLimits, compareRest, limitsOf } from './compare-keywords.ts'
import { compareWords } from './compare-words.ts'
import type { Documents } from './documents.ts'
import { type Alternative, alternativesOf, effectiveSchema, typesOf, valuesOf } from './effective-schema.ts'

/** What is compared on behalf of whom. */
export interface Comparison {
  readonly before: Documents
  readonly after: Documents
  /** The document that the report names. */
  readonly document: string
  /** Method and path of the operation. */
  readonly call?: string
  /** The operation or event. */
  readonly user: string
  readonly changes: Changes
}

/** How a place was come to. */
interface Way {
  /** The document of the shared part that the place is in; null in a part of the operation or event itself. */
  readonly shared: string | null
  /** Pairs of shared schemas on the way here: one that holds itself is looked at once. */
  readonly passed: ReadonlySet<string>
}

/** One place in both versions, in data that one side sends. */
export class SchemaPlace {
  readonly #of: Comparison
  readonly #sender: Sender
  readonly at: string
  readonly #way: Way

  constructor(of: Comparison, sender: Sender, at: string, way: Partial<Way> = {}) {
    this.#of = of
    this.#sender = sender
    this.at = at
    this.#way = { shared: way.shared ?? null, passed: way.passed ?? new Set() }
  }

  /** `fact` is equal for both senders where their words differ. */
  add(kind: Kind, words: string, fact = words): void {
    const { changes, document, call, user } = this.#of
    // Words are the same for both senders.
    const sender = kind === 'editorial' ? null : this.#sender
    const { shared } = this.#way
    const place = shared === null ? { document, at: this.at, call } : { document: shared, at: this.at }
    changes.add(place, words, { user, document, sender, kind }, fact)
  }

  get fromClient(): boolean {
    return this.#sender === 'client'
  }

  /** Less is taken or sent than before: harms clients that send the rest. */
  narrower(words: string): void {
    this.add(this.fromClient ? 'breaking' : 'safe', words)
  }

  /** More is taken or sent than before: harms clients that read it. */
  wider(words: string): void {
    this.add(this.fromClient ? 'safe' : 'breaking', words)
  }

  /** Compares the schemas of this place. */
  compare(before: Json | undefined, after: Json | undefined): void {
    const [old, now] = [refOf(before), refOf(after)]
    if (old !== null && now !== null && old !== now)
      this.add('editorial', `described by ${nameOf(now)}, not ${nameOf(old)}`)
    const pair = `${old} ${now}`
    if (old !== null && this.#way.passed.has(pair)) return
    const passed = old === null ? this.#way.passed : new Set([...this.#way.passed, pair])
    const isShared = old !== null && old === now
    const [at, shared] = isShared ? [nameOf(old), documentOf(old)] : [this.at, this.#way.shared]
    new SchemaPlace(this.#of, this.#sender, at, { shared, passed }).#compareHere(before, after)
  }

  #compareHere(before: Json | undefined, after: Json | undefined): void {
    const written = writtenAt(this.#of.before, before)
    const isComposed = isObject(written) && (written.$ref !== undefined || written.allOf !== undefined)
    if (isComposed && isDeepStrictEqual(written, writtenAt(this.#of.after, after))) this.#compareParts(written)
    else this.#compareWhole(before, after)
  }

  /** Where a schema is put together as before, what has changed are the shared parts themselves. */
  #compareParts({ $ref, allOf, ...own }: JsonObject): void {
    const parts = [...($ref === undefined ? [] : [{ $ref }]), ...listOf(allOf), own]
    for (const part of parts) this.compare(part, part)
  }

  #compareWhole(before: Json | undefined, after: Json | undefined): void {
    const old = effectiveSchema(this.#of.before, before)
    const now = effectiveSchema(this.#of.after, after)
    compareWords(this, old, now)
    const [was, is] = [alternativesOf(this.#of.before, old), alternativesOf(this.#of.after, now)]
    if (was.takesNull && !is.takesNull) this.narrower('null no longer')
    if (!was.takesNull && is.takesNull) this.wider('null too')
    const [[one], [other]] = [was.schemas, is.schemas]
    const isSingle = was.schemas.length === 1 && is.schemas.length === 1
    if (isSingle && one !== undefined && other !== undefined) this.#comparePair(one, other)
    else this.#compareAlternatives(was.schemas, is.schemas)
  }

  /** Each alternative with the one that it was; what has no partner came or went. */
  #compareAlternatives(was: readonly Alternative[], is: readonly Alternative[]): void {
    const isPartner = [
      (old: Alternative, now: Alternative) => old.ref !== null && old.ref === now.ref,
      (old: Alternative, now: Alternative) => isDeepStrictEqual(old.schema, now.schema),
      (old: Alternative, now: Alternative) => markOf(old) === markOf(now),
    ]
    let gone = [...was]
    const come = [...is]
    for (const likes of isPartner) {
      gone = gone.filter((old) => {
        const index = come.findIndex((now) => likes(old, now))
        const [partner] = index < 0 ? [] : come.splice(index, 1)
        if (partner !== undefined) this.#comparePair(old, partner)
        return partner === undefined
      })
    }
    for (const old of gone) this.narrower(`the alternative ${shown(old)} no longer`)
    for (const now of come) this.wider(`the alternative ${shown(now)} too`)
  }

  #comparePair(old: Alternative, now: Alternative): void {
    if (old.ref !== null && old.ref === now.ref) this.compare({ $ref: old.ref }, { $ref: now.ref })
    else this.#compareOne(old.schema, now.schema)
  }

  #compareOne(old: JsonObject, now: JsonObject): void {
    if (!this.#compareTypes(typesOf(old), typesOf(now))) return
    const [was, is] = [valuesOf(old), valuesOf(now)]
    if (was === null && is === null) compareLimits(this, old, now)
    else this.#compareValues({ values: was, schema: old }, { values: is, schema: now })
    compareRest(this, old, now)
    if (old.items !== undefined || now.items !== undefined) this.#child('[]').compare(old.items, now.items)
    this.#compareProperties(old, now)
    this.#compareOthers(old.additionalProperties ?? true, now.additionalProperties ?? true)
  }

  /** Whether there is more to compare. A number takes whole ones too. */
  #compareTypes(old: ReadonlySet<string> | null, now: ReadonlySet<string> | null): boolean {
    if (isDeepStrictEqual(old, now)) return true
    const gone = missing(old, now)
    const come = missing(now, old)
    if (gone.length > 0 && come.length > 0) {
      this.add('breaking', `${listed(come)}, not ${listed(gone)}`)
      return false
    }
    if (gone.length > 0) this.narrower(`${listed(gone)} no longer`)
    if (come.length > 0) this.wider(`${listed(come)} too`)
    return true
  }

  /** Values that are named on one side at least; whether the other side takes them its rules say. */
  #compareValues(old: Named, now: Named): void {
    const gone = old.values?.filter((value) => !takes(now, value)) ?? []
    const come = now.values?.filter((value) => !takes(old, value)) ?? []
    if (gone.length > 0) this.narrower(`${listed(gone)} no longer`)
    if (come.length > 0) this.wider(`${listed(come)} too`)
    if (old.values === null) this.narrower(`only ${listed(now.values ?? [])}`)
    if (now.values === null) this.wider(`other values than ${listed(old.values ?? [])} too`)
  }

  #compareProperties(old: JsonObject, now: JsonObject): void {
    const [was, is] = [propertiesOf(old), propertiesOf(now)]
    const [wasRequired, isRequired] = [requiredOf(old), requiredOf(now)]
    const { fromClient } = this
    for (const name of new Set([...Object.keys(was), ...Object.keys(is), ...wasRequired, ...isRequired])) {
      const field = this.#child(`.${name}`)
      const [before, after] = [was[name], is[name]]
      const needed = isRequired.has(name)
      if (before !== undefined && after === undefined) {
        const refused = now.additionalProperties === false ? 'the field is refused' : 'the field is not read'
        field.add('breaking', fromClient ? refused : 'the field is gone', 'gone')
      } else if (before === undefined && after !== undefined) {
        const isRefusedWithout = fromClient && needed
        const words = fromClient ? `a new field, ${needed ? 'required' : 'which may be left out'}` : 'a new field'
        field.add(isRefusedWithout ? 'breaking' : 'safe', words, 'new')
      } else {
        const place = field.#shared(before, after)
        if (needed && !wasRequired.has(name)) place.narrower('the field is always there')
        if (!needed && wasRequired.has(name)) place.wider('the field may be absent')
        field.compare(before, after)
      }
    }
  }

  /** Fields that have no name here. Clients pass over what they do not know, so that an answer may always have more. */
  #compareOthers(old: Json, now: Json): void {
    if (isObject(old) && isObject(now)) this.#child('.*').compare(old, now)
    if (isDeepStrictEqual(old, now) || (isObject(old) && isObject(now))) return
    const words = `other fields: ${sayOthers(now)}, not ${sayOthers(old)}`
    if (!this.fromClient) this.add('safe', words)
    else if (now === false || old === true) this.narrower(words)
    else this.wider(words)
  }

  #child(step: string): SchemaPlace {
    return new SchemaPlace(this.#of, this.#sender, `${this.at}${step}`, this.#way)
  }

  /** This place, or the shared one that both versions refer to. */
  #shared(before: Json | undefined, after: Json | undefined): SchemaPlace {
    const ref = refOf(before)
    if (ref === null || ref !== refOf(after) || !ref.includes('/properties/')) return this
    return new SchemaPlace(this.#of, this.#sender, nameOf(ref), { ...this.#way, shared: documentOf(ref) })
  }
}

/** A schema with the values that it names; null = none. */
type Named = { values: readonly Json[] | null; schema: JsonObject }

const ajv = makeAjv({ strict: false })

function takes({ values, schema }: Named, value: Json): boolean {
  if (values !== null) return values.some((one) => isDeepStrictEqual(one, value))
  return ajv.validate(limitsOf(schema), value)
}

/** A schema as it is written, where a reference leads. */
function writtenAt(documents: Documents, node: Json | undefined): Json | undefined {
  const ref = refOf(node)
  return ref === null ? node : writtenAt(documents, documents.follow(ref))
}

function refOf(node: Json | undefined): string | null {
  return isObject(node) && typeof node.$ref === 'string' && Object.keys(node).length === 1 ? node.$ref : null
}

const documentOf = (ref: string) => ref.split('#')[0] ?? ''

/** A shared schema or a field of one as people say it: `Bet`, `Bet.status`. */
function nameOf(ref: string): string {
  const [, pointer = ''] = ref.split('#')
  return pointer.replace(/^\/components\/schemas\//, '').replaceAll('/properties/', '.')
}

/** What distinguishes an alternative from its neighbours: the values by which it is known, else its types. */
function markOf({ schema }: Alternative): string {
  const values = Object.entries(propertiesOf(schema)).map(([name, property]) => [
    name,
    isObject(property) ? valuesOf(property) : null,
  ])
  return JSON.stringify([[...(typesOf(schema) ?? [])], values.filter(([, named]) => named !== null)])
}

function shown({ ref, schema }: Alternative): string {
  if (ref !== null) return nameOf(ref)
  const fields = Object.keys(propertiesOf(schema))
  return fields.length > 0 ? `with ${fields.join(', ')}` : listed([...(typesOf(schema) ?? ['of any type'])])
}

function sayOthers(node: Json): string {
  return node === false ? 'refused' : isObject(node) ? 'described' : 'taken'
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {}
}

function requiredOf({ required }: JsonObject): ReadonlySet<string> {
  return new Set(Array.isArray(required) ? required.map(String) : [])
}

/** What of `old` is not in `now`; null = any. */
function missing(old: ReadonlySet<string> | null, now: ReadonlySet<string> | null): string[] {
  if (now === null) return []
  if (old === null) return ['any type']
  return [...old].filter((type) => !now.has(type) && !(type === 'integer' && now.has('number')))
}

/** Values in words, the first of many. */
function listed(values: readonly Json[]): string {
  const words = values.slice(0, 6).map((value) => (typeof value === 'string' ? value || "''" : JSON.stringify(value)))
  return values.length > 6 ? `${words.join(', ')} and ${values.length - 6} more` : words.join(', ')
}
