import { createHash } from 'node:crypto'
import type { Schema } from '@chaupar/api/api'
import * as v from 'valibot'
import type { ErrorRule } from './errors.ts'
import { fileRefusal, shownName, type UploadedFile } from './uploaded-file.ts'

export type FormField = Schema<'FormField'>

/** Answers to the fields that a form describes beside those of its own, by the fields' names. */
export interface DescribedAnswers {
  values: Readonly<Record<string, string>>
  files: ReadonlyMap<string, UploadedFile>
}

/** One answer as it is kept and shown again. */
export type Detail = Schema<'RequestDetail'>

/** Details as a row stores them. */
export const storedDetails = v.array(
  v.object({ label: v.string(), text: v.string(), choice: v.exactOptional(v.string()) }),
)

export const noAnswers: DescribedAnswers = { values: {}, files: new Map() }

/**
 * The stored answers, in the order of the fields, or the rule that refuses them: `field_unknown`, `field_required`,
 * `field_no_such_day`, `field_invalid`, or the refusal of a file.
 */
export function detailsOf(asked: readonly FormField[], answers: DescribedAnswers): Detail[] | ErrorRule {
  const isAsked = (name: string, isFile: boolean) =>
    asked.some((field) => field.name === name && (field.kind === 'file') === isFile)
  const isUnknown =
    Object.keys(answers.values).some((name) => !isAsked(name, false)) ||
    [...answers.files.keys()].some((name) => !isAsked(name, true))
  if (isUnknown) return 'field_unknown'
  const details: Detail[] = []
  for (const field of asked) {
    const text = field.kind === 'file' ? fileText(field, answers.files) : answerText(field, answers.values)
    if (typeof text === 'object') return text.refusal
    const choice = field.options?.find(({ value }) => value === text)?.label
    if (text !== '') details.push({ label: field.label, text, ...(choice === undefined ? {} : { choice }) })
  }
  return details
}

/** Whether the answers were refused. */
export function isRefusal(details: Detail[] | ErrorRule): details is ErrorRule {
  return typeof details === 'string'
}

/** The answers in the form that a request's hash covers; empty without answers, so that older hashes stay the same. */
export function hashedAnswers({ values, files }: DescribedAnswers): { described?: unknown } {
  if (Object.keys(values).length === 0 && files.size === 0) return {}
  return { described: { values, files: Object.fromEntries([...files].map(([name, file]) => [name, hashOf(file)])) } }
}

/** A file by its bytes alone, whatever it is called. */
export function hashOf({ bytes }: UploadedFile): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type Answered = string | { refusal: ErrorRule }

function fileText({ name, required }: FormField, files: ReadonlyMap<string, UploadedFile>): Answered {
  const file = files.get(name)
  if (file === undefined) return required ? { refusal: 'field_required' } : ''
  const refusal = fileRefusal(file)
  return refusal === null ? shownName(file) : { refusal }
}

function answerText(field: FormField, values: Readonly<Record<string, string>>): Answered {
  const text = (Object.hasOwn(values, field.name) ? values[field.name] : undefined)?.trim() ?? ''
  if (text === '') return field.required ? { refusal: 'field_required' } : ''
  if (field.kind === 'date' && isNoSuchDay(text)) return { refusal: 'field_no_such_day' }
  if (!fits(field, text)) return { refusal: 'field_invalid' }
  return text
}

function fits(field: FormField, text: string): boolean {
  switch (field.kind) {
    case 'number':
      return isNumberWithin(text, field)
    case 'date':
      return isDayWithin(text, field)
    case 'choice':
      return field.options?.some(({ value }) => value === text) ?? false
    default:
      return isTextWithin(text, field)
  }
}

/** At most 12 digits before the point and 6 after it: '1e309' and 'Infinity' are no numbers here. */
function isNumberWithin(text: string, { min = -Infinity, max = Infinity }: FormField): boolean {
  const number = Number(text)
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) && number >= min && number <= max
}

const writtenDay = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is written as a day and the calendar has none such: 2026-02-31. */
function isNoSuchDay(text: string): boolean {
  if (!writtenDay.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(text)
}

function isDayWithin(text: string, { earliest = '', latest = text }: FormField): boolean {
  return writtenDay.test(text) && text >= earliest && text <= latest
}

function isTextWithin(text: string, { minLength = 0, maxLength = Infinity, pattern }: FormField): boolean {
  const fitsPattern = pattern === undefined || new RegExp(pattern).test(text)
  return fitsPattern && text.length >= minLength && text.length <= maxLength
}
