/** What the documents do not say of an operation: whether a call of it changes anything, and what it would spoil. */
import type { Subject } from './subjects.ts'

/** They are not GET, and yet only read. */
const readsByPost = ['readGameBalance', 'readPastRounds', 'readSeeds']

/** They are called only when they are named, even where calls may write. */
const apart: Readonly<Record<string, string>> = {
  signOut: 'it ends the session of the token',
  updatePassword: 'it may change the password of the player',
  endSession: 'it may end the session of the token',
  startTimeOut: 'it shuts the player out for days',
  selfExclude: 'it shuts the player out for months',
  sendOtp: 'it sends messages to numbers that are made up',
  forgotPassword: 'it sends messages to numbers that are made up',
}

export const onlyReads = ({ id, method }: Subject): boolean =>
  (method === 'GET' && apart[id] === undefined) || readsByPost.includes(id)

export interface Leave {
  readonly allowWrites: boolean
  /** Operations that were named; none = all. */
  readonly named: readonly string[]
}

/** Why an operation is not called at all; null when it may be. */
export function reasonNotToCall(subject: Subject, { allowWrites }: Leave): string | null {
  return onlyReads(subject) || allowWrites ? null : 'it writes: --allow-writes'
}

/** Why an operation is called by strangers alone; null when the player may call it with any input. */
export function reasonToSpare({ id }: Subject, { named }: Leave): string | null {
  const reason = apart[id]
  return reason === undefined || named.includes(id) ? null : `${reason}: name it with --operation`
}
