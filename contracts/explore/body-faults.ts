/** The rules that a body breaks, one fault for each. A rule of a shared schema is one fact for all that use the schema. */
import { isObject, type Json } from '@chaupar/api/document'
import type { Fault } from './fault.ts'
import { pointerOf, type Subject } from './operations.ts'

type ErrorObject = ReturnType<Subject['schemas']['errors']>[number]

/** Faults of a body against the schema at this pointer. */
export function bodyFaults(subject: Subject, pointer: string, status: number, json: Json): Fault[] {
  const faults = meantErrors(subject.schemas.errors(pointer, json)).map((error): Fault => {
    return {
      check: `body of ${status}`,
      text: `the body of ${status} breaks its schema: ${wordsOf(error)}`,
      fact: factOf(subject, error),
    }
  })
  return [...new Map(faults.map((fault) => [fault.fact, fault])).values()]
}

const wordsOf = ({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`

/** Envelopes are written for each operation, so their fields go by name; other fields by where their schema is written. */
function factOf({ document }: Subject, error: ErrorObject): string {
  const steps = error.instancePath.split('/').filter((step) => step !== '' && !/^\d+$/.test(step))
  if (steps.length === 0 || (steps.length === 1 && steps[0] !== 'data')) return `body: ${wordsOf(error)}`
  const { parentSchema } = error
  const schema = isObject(parentSchema) ? pointerOf(document, parentSchema) : error.schemaPath
  return `body: ${steps.at(-1)} ${error.message} ${schema}`
}

/**
 * A mismatch with every alternative is one error for each of them and one for the choice. Where the only other alternative
 * is null, the errors of the object count; otherwise the choice alone.
 */
function meantErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let kept: ErrorObject[] = []
  for (const error of errors) {
    const alternatives = alternativesOf(error)
    if (alternatives === null) {
      kept.push(error)
      continue
    }
    const isWithin = ({ instancePath }: ErrorObject) => `${instancePath}/`.startsWith(`${error.instancePath}/`)
    const [within, others] = [kept.filter(isWithin), kept.filter((one) => !isWithin(one))]
    const isNullable = alternatives.length === 2 && alternatives.some((one) => isObject(one) && one.type === 'null')
    const meant = within.filter(({ keyword, params }) => keyword !== 'type' || params.type !== 'null')
    const detail = within[0] === undefined ? '' : `: ${wordsOf(within[0])}`
    const choice = { ...error, message: `${error.message}${detail}` }
    kept = [...others, ...(isNullable && meant.length > 0 ? meant : [choice])]
  }
  return kept
}

function alternativesOf({ keyword, schema }: ErrorObject): readonly unknown[] | null {
  return (keyword === 'oneOf' || keyword === 'anyOf') && Array.isArray(schema) ? schema : null
}
