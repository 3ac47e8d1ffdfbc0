/** What an answer has to be by the documents, whatever was asked. */
import { isObject } from '@chaupar/api/document'
import { bodyFaults } from './body-faults.ts'
import type { Verdict } from './call-judge.ts'
import { type Fault, ownFault } from './fault.ts'
import type { Subject } from './operations.ts'
import type { Answer } from './send.ts'

/** What is wrong with an answer; empty when the documents promise it. */
export function faultsOf(subject: Subject, answer: Answer, verdict: Verdict): Fault[] {
  const { status } = answer
  if (status >= 500) return [ownFault(subject, `no server error (${status})`, `the server failed with ${status}`)]
  const promised = subject.answers.get(status)
  if (promised === undefined) {
    const check = `documented status (${status})`
    return [{ check, text: `status ${status} is not among ${[...subject.answers.keys()].join(', ')}`, fact: check }]
  }
  const faults = formFaults(subject, promised, answer)
  return faults.length > 0 ? faults : verdictFaults(subject, answer, verdict)
}

function formFaults(subject: Subject, promised: ReadonlyMap<string, string>, { status, type, json }: Answer): Fault[] {
  if (promised.size === 0) return []
  const pointer = promised.get(type)
  if (pointer === undefined) {
    const check = `content type of ${status}`
    const wanted = [...promised.keys()].join(' or ')
    return [
      { check, text: `${status} came as "${type}", the document says ${wanted}`, fact: `${check}, ${wanted}: ${type}` },
    ]
  }
  if (json === undefined) {
    const check = `JSON in ${status}`
    return [{ check, text: `the body of ${status} cannot be read as JSON`, fact: check }]
  }
  return bodyFaults(subject, pointer, status, json)
}

/** What the documents rule out is refused. */
function verdictFaults(subject: Subject, { status }: Answer, verdict: Verdict): Fault[] {
  if (verdict !== 'breaks' || status >= 400) return []
  const text = `an input that breaks its schema was answered with ${status}`
  return [ownFault(subject, 'refuses what breaks the schema', text)]
}

/**
 * The words of a 400 for an input that fits its schema. No fault, since a 400 may also be a rule outside the schema; worth
 * reading all the same, since the schema might state it.
 */
export function furtherRule({ status, json }: Answer, verdict: Verdict): string | null {
  if (status !== 400 || verdict !== 'fits' || !isObject(json)) return null
  return typeof json.message === 'string' ? json.message : typeof json.error === 'string' ? json.error : null
}
