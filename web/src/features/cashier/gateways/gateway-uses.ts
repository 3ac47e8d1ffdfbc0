import type { Gateway } from '../queries.ts'

/** Whether it is paid on a page of the payment provider: the server says so, nothing else of the description does. */
export function isFast({ kind, fast }: Gateway): boolean {
  return kind === 'deposit' && fast === true
}

/** Whether a withdrawal this way can be sent: the request is JSON, so a file that must be answered never can. */
export function isSendable({ kind, fields }: Gateway): boolean {
  return kind !== 'withdraw' || !fields.some((field) => field.kind === 'file' && field.required)
}

/** Bank and card are chosen from the saved ones; a gateway's number is typed. */
export function needsSavedAccount(method: Gateway['key']): method is 'bank' | 'card' {
  return method === 'bank' || method === 'card'
}
