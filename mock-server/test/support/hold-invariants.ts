import { isObject, readJson } from '@chaupar/api/document'
import { requestOf, violationIn } from '@chaupar/api/invariants/judge-answer'
import { subjectsOf } from '@chaupar/api/invariants/rules'
import type { App } from '../../src/app.ts'
import { ResponseMismatch } from '../../src/contract/failure.ts'

const subjects = subjectsOf('api')

/** Lets every successful answer of a server keep the invariants of openapi.yaml (`x-invariants`): one that breaks a rule fails. */
export function holdInvariants(app: App['app']): void {
  app.addHook('onSend', async ({ call, url, body }, reply, payload) => {
    const subject = call === null ? undefined : subjects.get(call.id)
    if (call === null || subject === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    // A backend behind the mock, and its recording, have faults of their own.
    const answered = call.backend === null ? readJson(payload) : undefined
    if (!isObject(answered) || answered.error !== false) return payload
    const sent = call.form?.body.data ?? body
    const request = requestOf(subject, new URL(url, 'http://mock'), readJson(JSON.stringify(sent ?? null)) ?? null)
    const clock = Date.parse(String(reply.getHeader('x-server-time')))
    const violation = await violationIn(subject, { request, body: answered, clock })
    if (violation === null) return payload
    const { field, expected, came } = violation
    throw new ResponseMismatch(`${call.id} ${field}: expected ${expected}, came ${JSON.stringify(came)}`)
  })
}
