/** Operations of a player, called without a valid token: each has to be refused with 401. */
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import { absent, isExtension, missingFinding } from './existence.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'

const tokens = [
  { token: null, words: 'without a token' },
  { token: 'a-token-that-was-never-issued', words: 'with a token that was never issued' },
]

/** Asks without a token and with a made-up one. */
export async function unauthenticatedFindings(
  explored: Explored,
  subject: Subject,
  known: KnownValues,
  seed: number,
): Promise<Finding[]> {
  if (subject.auth !== 'required') return []
  const [call = {}] = fc.sample(fittingCall(subject, known), { numRuns: 1, seed })
  const found: Finding[] = []
  for (const { token, words } of tokens) {
    const asked = { ...call, token }
    const { answer, findings } = await explored.try(subject, asked, 'open')
    if (answer !== null && absent.includes(answer.status) && !explored.succeeded.has(subject.id)) {
      return isExtension(subject) ? [] : [missingFinding(subject, asked, answer)]
    }
    found.push(...findings)
    if (findings.length > 0 || answer === null || answer.status === 401) continue
    const text = `a call ${words} was answered with ${answer.status} in place of 401`
    // Both tokens show it when the operation looks at none: that is one fact.
    const { check } = ownFault(subject, `401 ${words}`, text)
    found.push({ check, text, fact: `${subject.id}: 401, not ${answer.status}`, subject, call: asked, answer })
  }
  return found
}
