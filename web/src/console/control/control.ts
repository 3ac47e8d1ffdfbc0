import { type ControlData, ControlError, type ControlInput, callControl } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import { readTabText, writeTabText } from '../../lib/storage.ts'

/** Address of the control surface below this page's origin. */
export const controlPath = '/__mock'

/** The same with the origin, as programs outside of this page need it. */
export function controlBase(): string {
  return `${window.location.origin}${controlPath}`
}

/** Where copied code finds the mock, and whether it needs a control token. */
export function whereCopied() {
  return { base: controlBase(), origin: window.location.origin, hasToken: controlToken() !== null }
}

const tokenKey = 'controlToken'

/** The control token of this tab; null when none was typed. */
export function controlToken(): string | null {
  return readTabText(tokenKey)
}

/** Keeps the control token for this tab alone. */
export function keepControlToken(token: string): void {
  writeTabText(tokenKey, token)
}

/** Asks the mock for an operation of control.yaml. @throws ControlError, or TypeError when nothing answers */
export function ask<Op extends ControlOperationId>(op: Op, input: ControlInput<Op>): Promise<ControlData<Op>> {
  const token = controlToken()
  return callControl({ baseUrl: controlPath, ...(token === null ? {} : { token }) }, op, input)
}

/** A failure in words for the person at the console. */
export function problemText(error: unknown): string {
  if (error instanceof ControlError) return `${error.status} ${error.code}: ${error.reason}`
  return 'The mock does not answer'
}

/** Whether the mock wants a control token, another one, or time after too many wrong ones. */
export function isLocked(error: unknown): boolean {
  return error instanceof ControlError && (error.status === 401 || error.status === 429)
}

/** Why the token that was typed does not open the mock; undefined when none was. */
export function refusalOfToken(error: unknown): string | undefined {
  if (controlToken() === null) return undefined
  return error instanceof ControlError && error.status === 429 ? error.reason : 'The last token was refused'
}
