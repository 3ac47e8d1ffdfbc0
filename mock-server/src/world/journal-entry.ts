import { readJson } from '@chaupar/api/document'
import * as v from 'valibot'
import type { Row } from '../store/row.ts'

export const journalKinds = ['http', 'socket', 'clock', 'ledger', 'control', 'fault'] as const
export type JournalKind = (typeof journalKinds)[number]

/** The input of the journal, which adds id and world time. Secrets are replaced before. */
export interface JournalNote {
  kind: JournalKind
  /** The operation, the event, or the action of the clock, the ledger or the operator. */
  name: string
  /** One line for people. */
  text: string
  direction?: 'in' | 'out'
  status?: number | string
  /** Real milliseconds it took. */
  ms?: number
  username?: string
  data?: Readonly<Record<string, unknown>>
  /** An answer's JSON as it was sent, secrets replaced; read as `data.answer`. */
  answer?: string
  /** World time, when it is not now. */
  atMs?: number
}

export interface JournalEntry extends Omit<JournalNote, 'atMs' | 'answer'> {
  /** Grows by one with every entry of a world. */
  id: number
  atMs: number
}

/** A row as it is stored. */
export interface JournalRow extends JournalNote {
  id: number
  atMs: number
  entryId: number | null
}

/** The entry of a row; a response that is no JSON (cut short or malformed) stays text. */
export function entryOf({ answer, entryId: _entryId, data, ...row }: JournalRow): JournalEntry {
  if (answer === undefined) return data === undefined ? row : { ...row, data }
  return { ...row, data: { ...data, answer: answerOf(answer) } }
}

const storedStatus = v.union([v.number(), v.string()])
const storedData = v.looseObject({})

export function readJournalRow(row: Row): JournalRow {
  const direction = row.textOrNull('direction')
  const status = row.jsonOrNull('status', storedStatus)
  const tenths = row.integerOrNull('tenths')
  const username = row.textOrNull('username')
  const data = row.jsonOrNull('data', storedData)
  const answer = row.textOrNull('answer')
  return {
    id: row.integer('id'),
    atMs: row.integer('at_ms'),
    kind: row.oneOf('kind', journalKinds),
    name: row.text('name'),
    text: row.text('text'),
    entryId: row.integerOrNull('entry_id'),
    ...(direction === null ? {} : { direction: row.oneOf('direction', ['in', 'out']) }),
    ...(status === null ? {} : { status }),
    ...(tenths === null ? {} : { ms: tenths / 10 }),
    ...(username === null ? {} : { username }),
    ...(data === null ? {} : { data }),
    ...(answer === null ? {} : { answer }),
  }
}

export function journalParameters(row: JournalRow): (number | string | null)[] {
  const { id, atMs, kind, name, direction, text, status, ms, username, data, answer, entryId } = row
  return [
    id,
    atMs,
    kind,
    name,
    direction ?? null,
    text,
    status === undefined ? null : JSON.stringify(status),
    ms === undefined ? null : Math.round(ms * 10),
    username ?? null,
    data === undefined ? null : JSON.stringify(data),
    answer ?? null,
    entryId,
  ]
}

/** The data of a success, the whole envelope of a failure. */
function answerOf(text: string): unknown {
  const parsed = jsonOf(text)
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed) || !('error' in parsed)) return parsed
  return parsed.error === false ? parsed.data : parsed
}

const looksComplete = /^[[{].*[\]}]$|^null$/s

function jsonOf(text: string): unknown {
  const value = looksComplete.test(text) ? readJson(text) : undefined
  return value === undefined ? text : value
}
