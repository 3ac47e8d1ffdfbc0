import type { Data, OperationId } from '@chaupar/api/api'
import type { CallArguments as ArgumentsWith, SentBody } from '@chaupar/api/operation-call'
import { settle } from './answer.ts'
import { ApiError } from './api-error.ts'
import { carriesToken, type RequestParts, requestOf } from './request.ts'
import { send } from './send.ts'
import { answersHeld, apiSettings } from './settings.ts'

type CallOptions = { signal?: AbortSignal }

export type CallArguments<Op extends OperationId> = ArgumentsWith<Op, CallOptions>

/**
 * Performs one operation of openapi.yaml and returns the envelope's `data`; any failure is an ApiError (spec 7).
 * Money inside is decimal rupees with two places. Waits 15 s at most and never tries again by itself.
 */
export function call<Op extends OperationId>(op: Op, ...[input]: CallArguments<Op>): Promise<Data<Op>> {
  return perform(op, input ?? {})
}

/**
 * As `call`, for an operation that takes effect once. The key is one per intent of a player, kept until a final answer
 * (docs/reliability.md).
 */
export function callOnce<Op extends OperationId>(
  op: Op,
  body: SentBody<Op>,
  idempotencyKey: string,
): Promise<Data<Op>> {
  return perform(op, { body, idempotencyKey })
}

async function perform<Op extends OperationId>(op: Op, parts: RequestParts): Promise<Data<Op>> {
  const token = carriesToken(op) ? apiSettings().token() : null
  // Only the envelope is checked here. The shape of its data is guarded by the consumer pacts; data that breaks a page
  // all the same is caught by the error boundary of the route.
  return settle(() => send(requestOf(op, parts, token, apiSettings().language())))
    .finally(answersHeld)
    .then(
      (data) => data as Data<Op>,
      (failure: unknown) => {
        if (failure instanceof ApiError) signal(failure, token)
        throw failure
      },
    )
}

/** Notifies the app of failures that concern more than this call: an ended session, a closed site. */
function signal(failure: ApiError, token: string | null): void {
  const { token: currentToken, onUnauthorized, onMaintenance } = apiSettings()
  if (failure.status === 503 && failure.code === 'maintenance') onMaintenance()
  // Only for this exact message (spec 7.8), and only if the refused token is still in use: of ten parallel refusals the
  // first ends the session, and a late refusal of an old token does not concern the new one.
  // Older servers say it with status 200 and `error: true` (spec 7).
  const refused = [401, 200].includes(failure.status) && failure.message === 'Unauthorized action.'
  if (refused && token !== null && token === currentToken()) onUnauthorized()
}
