import { ApiError } from './api-error.ts'

/** Whether a failure says that this server has no such call: what it would show is left out, and everything else works. */
export function isNotOffered(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 404 || failure.status === 501)
}
