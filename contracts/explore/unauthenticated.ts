/** Operations of a player, called without a valid token: each has to be refused with 401. */
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import type { Explored, Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'

const tokens = [
  { token: null, words: 'without a token' },
  { token: 'a-token-that-was-never-issued', words: 'with a token that was never issued' },
]

/** An extension may be missing: that refuses every caller too. */
const isMissing = ({ operation }: Subject, status: number) =>
  operation.node['x-extension'] === true && [404, 405, 501].includes(status)

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
    const { answer, finding } = await explored.try(subject, asked, 'open')
    if (finding !== null) found.push(finding)
    else if (answer !== null && answer.status !== 401 && !isMissing(subject, answer.status)) {
      const text = `a call ${words} was answered with ${answer.status} in place of 401`
      found.push({ check: `401 ${words}`, text, subject, call: asked, answer })
    }
  }
  return found
}
