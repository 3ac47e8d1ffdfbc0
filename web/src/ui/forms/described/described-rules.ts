import { plainSigns } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'
import { boundsProblem, type DayBounds, dayProblem } from '../day-problem.ts'
import { type AskedText, enteredText, fieldProblem } from '../field-problem.ts'

/** One input that a server describes (spec 9); a kind that is not known here is drawn and sent as text. */
export type AskedField = AskedText &
  DayBounds & {
    name: string
    kind: string
    min?: number | undefined
    max?: number | undefined
    options?: readonly { value: string; label: string }[] | undefined
    help?: string | undefined
  }

/** The entered values, by `formKey` of the field's name: texts as typed, days as YYYY-MM-DD. */
export type DescribedForm = {
  described: Record<string, string>
  describedFiles: Record<string, FileList | undefined>
}

/** The initial values of a form. */
export const nothingDescribed: DescribedForm = { described: {}, describedFiles: {} }

/** A name as a key without the signs that paths of a form are made of. */
export function formKey(name: string): string {
  return encodeURIComponent(name).replaceAll('.', '%2E').replaceAll("'", '%27')
}

/** The error text for a field; undefined if its value is valid. Files have `fileProblem`. */
export function describedProblem(field: AskedField, entered: string): string | undefined {
  const { label, kind, required } = field
  const text = entered.trim()
  if (text === '') return required ? t`${label} is required` : undefined
  if (kind === 'number') return numberProblem(field, text)
  if (kind === 'date') return dayProblem(text) ?? boundsProblem(field, text)
  return fieldProblem(field, text)
}

/** The form's parts beside its own: answers by the fields' names, and files as parts `field_` and the name. */
export function describedParts(fields: readonly AskedField[], { described, describedFiles }: DescribedForm) {
  const answers: Record<string, string> = {}
  const files: Record<`field_${string}`, File> = {}
  for (const { name, kind, pattern } of fields) {
    const text = enteredText({ pattern }, described[formKey(name)] ?? '')
    const file = describedFiles[formKey(name)]?.[0]
    if (kind === 'file' && file) files[`field_${name}`] = file
    if (kind !== 'file' && text !== '') answers[name] = kind === 'number' ? plainNumber(text) : text
  }
  return { data: Object.keys(answers).length === 0 ? {} : { fields: answers }, files }
}

/** A file's identity for comparing two requests: its bytes are not read. */
export function fileMark({ name, size, lastModified }: File): (string | number)[] {
  return [name, size, lastModified]
}

function numberProblem({ label, min, max }: AskedField, text: string): string | undefined {
  const plain = plainNumber(text)
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) return t`${label} is a number, such as 12 or 12.5`
  if (min !== undefined && Number(plain) < min) return t`${label} is at least ${min}`
  return max !== undefined && Number(plain) > max ? t`${label} is at most ${max}` : undefined
}

/** In plain signs, without the commas and blanks of '1,00,000'. */
function plainNumber(text: string): string {
  return plainSigns(text)
    .replaceAll(/(?<=\d)[, ](?=\d)/g, '')
    .trim()
}
