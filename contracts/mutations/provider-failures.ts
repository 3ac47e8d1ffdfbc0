/** Breaks of how the provider is asked and how it refuses: paths, methods, headers, envelope, statuses, codes. */
import { change, type Mutation } from './mutation.ts'

const http = 'mock-server/src/http'
const errors = 'mock-server/src/domain/base/errors.ts'

const byPacts = (at: string, name: string, ...changes: Mutation['changes']): Mutation => ({
  at,
  name,
  changes,
  by: 'provider verification',
})

/** A code that document and mock have in common under another name: only who reads it can tell. */
const renamedCode = (at: string, code: string, other: string, line: string): Mutation =>
  byPacts(
    at,
    `the code ${code} has another name, in document and mock alike`,
    change('openapi.yaml', `\n        - ${code}\n`, `\n        - ${other}\n`),
    change(errors, line, line.replace(`code: '${code}'`, `code: '${other}'`)),
  )

export const providerFailures: readonly Mutation[] = [
  byPacts(
    'checkDemo',
    'the envelope says success, not error',
    change(`${http}/answer.ts`, 'const envelope = { error: false,', 'const envelope = { success: true,'),
  ),
  byPacts(
    'checkDemo',
    'the data of an answer stand in result',
    change(
      `${http}/answer.ts`,
      "message: successMessages[id] ?? '', data }",
      "message: successMessages[id] ?? '', result: data }",
    ),
  ),
  byPacts(
    'checkDemo',
    'answers are plain text',
    change(
      `${http}/answer.ts`,
      "const jsonType = 'application/json; charset=utf-8'",
      "const jsonType = 'text/plain; charset=utf-8'",
    ),
  ),
  byPacts(
    'register',
    'a refusal has its text in detail',
    change(
      'mock-server/src/contract/failure.ts',
      'return { status, body: { error: true, message, code } }',
      "return { status, body: { error: true, message: '', detail: message, code } as never }",
    ),
  ),
  byPacts(
    'login',
    'the header retry-after is dropped',
    change(
      `${http}/server.ts`,
      "  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))\n",
      '',
    ),
  ),
  byPacts(
    'login',
    'the wait is told in milliseconds',
    change(
      'mock-server/src/domain/accounts/waiting.ts',
      'retryAfter: Math.ceil(waitMs / 1000)',
      "retryAfter: String(waitMs).concat(' ms')",
    ),
  ),
  byPacts(
    'listNotifications',
    'a refusal is without x-request-id',
    change(`${http}/server.ts`, "headers({ 'x-request-id': request.id, 'cache-control'", "headers({ 'cache-control'"),
    change(`${http}/server.ts`, ".header('x-request-id', request.id)", ''),
  ),
  renamedCode(
    'verifyMobile',
    'otp_wrong',
    'otp_invalid',
    "otp_wrong: { code: 'otp_wrong', status: 400, message: 'Invalid OTP' },",
  ),
  renamedCode(
    'register',
    'username_taken',
    'username_in_use',
    "username_taken: { code: 'username_taken', status: 409, message: 'Username is already taken' },",
  ),
  renamedCode(
    'placeBet',
    'insufficient_funds',
    'balance_too_low',
    "insufficient_funds: { code: 'insufficient_funds', status: 422, message: 'Insufficient balance' },",
  ),
  renamedCode(
    'createDeposit',
    'utr_taken',
    'utr_used',
    "utr_taken: { code: 'utr_taken', status: 409, message: 'This UTR was already used' },",
  ),
  renamedCode(
    'placeBet',
    'price_changed',
    'price_moved',
    "  price_changed: { code: 'price_changed', status: 422, message: 'The price has changed' },",
  ),
  byPacts(
    'placeBet',
    'a suspended market is a 400',
    change(
      errors,
      "market_suspended: { code: 'market_suspended', status: 422,",
      "market_suspended: { code: 'market_suspended', status: 400,",
    ),
  ),
  byPacts(
    'listNotifications',
    'a dead token is a 403',
    change(
      errors,
      "unauthorized: { code: 'unauthorized', status: 401,",
      "unauthorized: { code: 'unauthorized', status: 403,",
    ),
  ),
  byPacts(
    'listNotifications',
    'the words that sign out are others',
    change(errors, "status: 401, message: 'Unauthorized action.' },", "status: 401, message: 'Unauthorized' },"),
  ),
  byPacts(
    'getBanners',
    'maintenance has another code',
    change(
      errors,
      "maintenance: { code: 'maintenance', status: 503,",
      "maintenance: { code: 'unavailable', status: 503,",
    ),
  ),
  byPacts(
    'getExposure',
    'a path is another',
    change(
      'mock-server/src/contract/addresses.ts',
      'return hostPrefixes[host] + inFastifySpelling(path)',
      "return hostPrefixes[host] + inFastifySpelling(path.replace('/bet/exposure/amount', '/bet/exposure'))",
    ),
  ),
  byPacts(
    'setLimits',
    'limits are set by POST',
    change(
      `${http}/routes.ts`,
      'app.route({\n    method: route.entry.method,',
      "app.route({\n    method: route.id === 'setLimits' ? 'POST' : route.entry.method,",
    ),
  ),
  byPacts(
    'listDeposits',
    'a page is asked for by limit, not by pagesize',
    change('openapi.yaml', '      name: pagesize\n', '      name: limit\n'),
  ),
  byPacts(
    'getExposure',
    'the token is read from x-auth-token',
    change(
      `${http}/admit.ts`,
      "headers['xu-auth'] : headers.authorization",
      "headers['xu-auth'] : headers['x-auth-token']",
    ),
  ),
  byPacts(
    'listUserBets',
    'the sports-data host reads Authorization',
    change(
      `${http}/admit.ts`,
      "headers['xu-auth'] : headers.authorization",
      'headers.authorization : headers.authorization',
    ),
  ),
  byPacts(
    'getIntent',
    'the key of an intent is read from x-idempotency-key',
    change(
      'mock-server/src/contract/checked-input.ts',
      "request.headers['idempotency-key']",
      "request.headers['x-idempotency-key']",
    ),
  ),
]
