/** What an answer has to be by the documents, whatever was asked. */
import { isObject } from '@chaupar/api/document'
import type { Verdict } from './call-judge.ts'
import type { Subject } from './operations.ts'
import type { Answer } from './send.ts'

/** What is wrong: `check` names the rule that is broken, the same for every call that breaks it alike. */
export interface Fault {
  readonly check: string
  readonly text: string
}

/** The first thing that is wrong with an answer; null when the documents promise it. */
export function faultOf(subject: Subject, answer: Answer, verdict: Verdict): Fault | null {
  const { status } = answer
  if (status >= 500) return { check: `no server error (${status})`, text: `the server failed with ${status}` }
  const promised = subject.answers.get(status)
  if (promised === undefined) {
    return {
      check: `documented status (${status})`,
      text: `status ${status} is not among ${[...subject.answers.keys()].join(', ')}`,
    }
  }
  return formFault(subject, promised, answer) ?? verdictFault(answer, verdict)
}

function formFault(
  subject: Subject,
  promised: ReadonlyMap<string, string>,
  { status, type, json }: Answer,
): Fault | null {
  if (promised.size === 0) return null
  const pointer = promised.get(type)
  if (pointer === undefined) {
    const wanted = [...promised.keys()].join(' or ')
    return { check: `content type of ${status}`, text: `${status} came as "${type}", the document says ${wanted}` }
  }
  if (json === undefined) return { check: `JSON in ${status}`, text: `the body of ${status} cannot be read as JSON` }
  const [first, ...more] = subject.schemas.problems(pointer, json)
  if (first === undefined) return null
  const rest = more.length === 0 ? '' : `, and ${more.length} more`
  return { check: `body of ${status}`, text: `the body of ${status} breaks its schema: ${first}${rest}` }
}

/** What the documents rule out is refused. */
function verdictFault({ status }: Answer, verdict: Verdict): Fault | null {
  if (verdict !== 'breaks' || status >= 400) return null
  return {
    check: 'refuses what breaks the schema',
    text: `an input that breaks its schema was answered with ${status}`,
  }
}

/**
 * The words of a 400 for an input that fits its schema. No fault, since a 400 may also be a rule outside the schema; worth
 * reading all the same, since the schema might state it.
 */
export function furtherRule({ status, json }: Answer, verdict: Verdict): string | null {
  if (status !== 400 || verdict !== 'fits' || !isObject(json)) return null
  return typeof json.message === 'string' ? json.message : typeof json.error === 'string' ? json.error : null
}
