/** Values and expectations in plain words. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { stepsOf } from './json-path.ts'

/** What came, with its kind: `the text "9.50"`. */
export function cameInWords(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (isObject(value)) return `an object with ${Object.keys(value).join(', ') || 'no fields'}`
  return `the ${nounOf(value)} ${shown(value)}`
}

function nounOf(value: Json): string {
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'number' : 'value'
}

function kindOf(value: Json | undefined): string {
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number') return 'a number'
  if (typeof value === 'boolean') return 'true or false'
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? `an object with ${Object.keys(value).join(', ')}` : 'null'
}

/** As JSON, cut where it is long. */
export function shown(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 100 ? `${text.slice(0, 97)}...` : text
}

/** A simple value may be shown as an example. */
const suchAs = (example: Json | undefined) =>
  typeof example === 'string' || typeof example === 'number' ? `, such as ${shown(example)}` : ''

/** What a pact expects at a place of a body, from its rules and its example there. */
export function expectedInWords(rules: JsonObject, steps: readonly string[], example: Json | undefined): string {
  const [rule, ...more] = rulesAt(rules, steps)
  if (rule === undefined) return exactlyInWords(example)
  const form = more.find(({ match }) => match === 'regex')
  if (form !== undefined) return `${formInWords(kindByRule(rule, example), String(form.regex))}${suchAs(example)}`
  switch (rule.match) {
    case 'regex':
      return `${choices(String(rule.regex))}${suchAs(example)}`
    case 'integer':
      return `a whole number${suchAs(example)}`
    case 'number':
    case 'decimal':
      return `a number${suchAs(example)}`
    case 'datetime':
    case 'date':
    case 'timestamp':
      return `a time as ${String(rule.format ?? rule.timestamp ?? 'ISO 8601')}${suchAs(example)}`
    case 'type':
      return typeof rule.min === 'number' ? `a list of at least ${rule.min}` : `${kindOf(example)}${suchAs(example)}`
    default:
      return `${kindOf(example)}${suchAs(example)}`
  }
}

function exactlyInWords(example: Json | undefined): string {
  if (Array.isArray(example)) return example.length === 0 ? 'an empty list' : kindOf(example)
  return isObject(example) ? kindOf(example) : `exactly ${shown(example ?? null)}`
}

/** A pattern of mere words is a choice among them. */
function choices(regex: string): string {
  const bare = regex.replace(/^\^?\(?(\?:)?/, '').replace(/\)?\$?$/, '')
  return /^[\w-]+(\|[\w-]+)*$/.test(bare) ? `one of ${bare.replaceAll('|', ', ')}` : `a text that fits /${regex}/`
}

/** Expressions that pacts hold beside a kind, in words (`consumer/examples/matchers.ts`). */
const knownForms: Readonly<Record<string, string>> = {
  '^-?\\d+(\\.\\d{1,2})?$': 'with at most two decimals',
  '^\\d{1,2}(\\.\\d{1,2})?$': 'from 0 to 99.99, with at most two decimals',
  '^([2-9]|\\d{2,})$': 'from 2 on',
  '^.+$': 'that is not empty',
}

function formInWords(kind: string, regex: string): string {
  return `${kind} ${knownForms[regex] ?? `that fits /${regex}/`}`
}

function kindByRule({ match }: JsonObject, example: Json | undefined): string {
  if (match === 'integer') return 'a whole number'
  return match === 'number' || match === 'decimal' ? 'a number' : kindOf(example)
}

/** The rules for the place itself, which hold together, else that of the nearest place around it that asks for the kind alone. */
function rulesAt(rules: JsonObject, steps: readonly string[]): readonly JsonObject[] {
  const own = matchersAt(rules, steps)
  if (own.length > 0) return own
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const [around] = matchersAt(rules, steps.slice(0, length))
    if (around?.match === 'type') return [{ match: 'type' }]
    if (around !== undefined) return []
  }
  return []
}

function matchersAt(rules: JsonObject, steps: readonly string[]): readonly JsonObject[] {
  const fitting = Object.entries(rules).find(([path]) => {
    const wanted = stepsOf(path)
    return wanted.length === steps.length && wanted.every((step, index) => step === '*' || step === steps[index])
  })
  const rule = fitting?.[1]
  return isObject(rule) ? listOf(rule.matchers).filter(isObject) : []
}
