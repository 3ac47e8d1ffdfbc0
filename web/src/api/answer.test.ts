import { expect, test } from 'vitest'
import { settle } from './answer.ts'

/** The response of a proxy in front of the API: an HTML page with headers. */
const pageOf = (status: number, headers: Record<string, string> = {}) => ({
  status,
  body: '<html><body>nginx</body></html>',
  header: (name: string) => headers[name] ?? null,
})

test.each([
  [429, { 'retry-after': '12' }, { status: 429, retryAfter: 12 }],
  [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { status: 429, retryAfter: null }],
  [502, { 'x-request-id': 'id-of-the-call' }, { status: 502, requestId: 'id-of-the-call' }],
  [200, {}, { kind: 'malformed', status: 200 }],
])(
  '[7-5] an HTML page in place of a JSON response, %i, is an error without a message',
  async (status, headers, expected) => {
    const answer = settle(async () => pageOf(status, headers))
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', message: '', code: '', ...expected })
  },
)

test('the wait of the envelope counts before that of the header', async () => {
  const body = { error: true, message: 'Slowly', code: 'too_many_requests', retryAfter: 30 }
  const answer = settle(async () => ({ status: 429, body, header: () => '12' }))
  await expect(answer).rejects.toMatchObject({ message: 'Slowly', retryAfter: 30 })
})
