import type { SQLOutputValue } from 'node:sqlite'
import { readJson } from '@chaupar/api/document'
import * as v from 'valibot'

/** The value of stored JSON text. @throws TypeError that names the text and its first mismatch: a world's file may be foreign */
export function readStored<T>(name: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const value = readJson(text)
  if (value === undefined) throw new TypeError(`${name} holds no JSON`)
  const read = v.safeParse(schema, value, { abortEarly: true })
  if (read.success) return read.output
  const [issue] = read.issues
  const at = v.getDotPath(issue)
  throw new TypeError(`${name} holds JSON of another shape${at === null ? '' : ` at ${at}`}: ${issue.message}`)
}

/** One row of an answer, read by column name and type; a column of another type is a defect and throws. */
export class Row {
  readonly #values: Record<string, SQLOutputValue>

  constructor(values: Record<string, SQLOutputValue>) {
    this.#values = values
  }

  /** All values, in the order of the columns. */
  get values(): SQLOutputValue[] {
    return Object.values(this.#values)
  }

  text(column: string): string {
    const value = this.#values[column]
    if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`)
    return value
  }

  integer(column: string): number {
    const value = this.#values[column]
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      throw new TypeError(`column ${column} holds no integer`)
    return value
  }

  isNull(column: string): boolean {
    return this.#values[column] === null
  }

  textOrNull(column: string): string | null {
    return this.isNull(column) ? null : this.text(column)
  }

  integerOrNull(column: string): number | null {
    return this.isNull(column) ? null : this.integer(column)
  }

  /** Text that is one of these words; any other text is a defect and throws. */
  oneOf<const Word extends string>(column: string, words: readonly Word[]): Word {
    const value = this.text(column)
    const word = words.find((known) => known === value)
    if (word === undefined) throw new TypeError(`column ${column} holds an unknown word`)
    return word
  }

  flag(column: string): boolean {
    return this.integer(column) !== 0
  }

  /** JSON that fits the schema; any other text is a defect and throws. */
  json<T>(column: string, schema: v.GenericSchema<unknown, T>): T {
    return readStored(`column ${column}`, this.text(column), schema)
  }

  jsonOrNull<T>(column: string, schema: v.GenericSchema<unknown, T>): T | null {
    return this.isNull(column) ? null : this.json(column, schema)
  }
}
