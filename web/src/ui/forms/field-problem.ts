import { plainSigns, withoutGaps } from '@chaupar/api/typed-numbers'
import { t } from '@lingui/core/macro'

/** The server's rules for a text field (spec 9); lengths in characters. */
export type AskedText = {
  label: string
  required: boolean
  minLength?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
}

/**
 * What is sent of an entered text: without blanks around it and, where a pattern asks for digits or a code, in plain signs and without
 * the gaps that the pattern does not take.
 */
export function enteredText({ pattern }: Pick<AskedText, 'pattern'>, entered: string): string {
  if (pattern === undefined) return entered.trim()
  const asked = new RegExp(pattern)
  const text = plainSigns(entered).trim()
  const joined = withoutGaps(text)
  // A hyphen may be part of a number, so blanks go first.
  const fitting = [text, text.replaceAll(' ', ''), joined].find((form) => asked.test(form))
  return fitting ?? (isOfDigits(pattern) ? joined : text)
}

/** The error text for a field; undefined if the text is valid. */
export function fieldProblem({ label, required, minLength, maxLength, pattern }: AskedText, entered: string) {
  const text = enteredText({ pattern }, entered)
  if (text === '') return required ? t`${label} is required` : undefined
  const least = minLength ?? 0
  const most = maxLength ?? Number.POSITIVE_INFINITY
  const fits = pattern === undefined || new RegExp(pattern).test(text)
  const hasLength = text.length >= least && text.length <= most
  if (fits && hasLength) return undefined
  if (least === most && pattern !== undefined && isOfDigits(pattern)) return t`${label} has ${least} digits`
  return hasLength ? t`${label} is not valid` : lengthText(label, least, most)
}

/** How a box takes what a server describes: digits alone by a keyboard of numbers, and 0 to 9 wherever there is a pattern to fit. */
export function boxOf(pattern: string | undefined): { inputMode?: 'numeric'; latin?: true } {
  if (pattern === undefined) return {}
  return isOfDigits(pattern) ? { inputMode: 'numeric' } : { latin: true }
}

/** Whether a pattern takes digits alone: '^[0-9]{12}$', '^\d+$'. */
function isOfDigits(pattern: string): boolean {
  return /^\^(\[0-9\]|\\d)(\{[\d,]+\}|\+|\*)?\$$/.test(pattern)
}

function lengthText(label: string, least: number, most: number): string {
  if (least === most) return t`${label} has ${least} characters`
  if (most === Number.POSITIVE_INFINITY) return t`${label} has at least ${least} characters`
  return t`${label} has ${least} to ${most} characters`
}
