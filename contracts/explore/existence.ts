/** Whether a server has an operation at all. */
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'
import type { Answer } from './send.ts'

export const isExtension = ({ operation }: Subject): boolean => operation.node['x-extension'] === true

/** Statuses of an operation that is not there. */
export const absent: readonly number[] = [404, 405, 501]

/**
 * Whether an answer says that there is no such operation: 405, 501, or a 404 that is not the document's, or for a call that
 * names nothing which could be missing.
 */
function isMissing(subject: Subject, call: Call, { status, type, json }: Answer): boolean {
  if (status !== 404) return absent.includes(status)
  const pointer = subject.answers.get(404)?.get(type)
  if (pointer === undefined || json === undefined || subject.schemas.problems(pointer, json).length > 0) return true
  const { path = {}, query = {}, body, form } = call
  return body === undefined && form === undefined && Object.keys({ ...path, ...query }).length === 0
}

/** An operation that the server lacks. All of these are one fact, which names them. */
export function missingFinding(subject: Subject, call: Call, answer: Answer): Finding {
  const fault = ownFault(
    subject,
    'the operation exists',
    `the server has no such operation: it answers ${answer.status}`,
  )
  return { ...fault, fact: fault.check, subject, call, answer }
}

/** The answer that says so, when fitting calls get no other one; null when the operation exists. */
export async function missingAnswer(
  explored: Explored,
  subject: Subject,
  known: KnownValues,
  seed: number,
): Promise<{ call: Call; answer: Answer } | null> {
  if (explored.succeeded.has(subject.id)) return null
  let missing: { call: Call; answer: Answer } | null = null
  const needsNothing = subject.body?.required !== true && subject.parameters.every(({ required }) => !required)
  const calls = needsNothing ? [{}] : fc.sample(fittingCall(subject, known), { numRuns: 3, seed })
  for (const call of calls) {
    const { answer } = await explored.try(subject, call)
    if (answer === null || !isMissing(subject, call, answer)) return null
    missing = { call, answer }
  }
  return missing
}
