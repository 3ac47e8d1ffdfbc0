/**
 * Whether an operation may be called: what a call of it changes or ends is in the documents (`x-effect`, else its method); what
 * they do not say, that some calls reach other people, stands here.
 */
import { factsOf } from '../verify/pacts/operations.ts'
import type { Subject } from './operations.ts'

/** Only called when they are named, even where calls may write. */
const reachesOthers: Readonly<Record<string, string>> = {
  sendOtp: 'it sends messages to numbers that are made up',
  forgotPassword: 'it sends messages to numbers that are made up',
}

const effectOf = ({ id, host }: Subject) => factsOf(host === 'rgs' ? 'chaupar-rgs' : 'chaupar-api').get(id)?.effect

export const onlyReads = (subject: Subject): boolean => effectOf(subject) === 'reads'

/**
 * The order in which operations are called: those that end a session or an account last, so that they spoil no others; of
 * these the sign-out is the last, since it always ends the session of the token.
 */
export function withEndsLast(all: readonly Subject[]): Subject[] {
  const rank = (subject: Subject) => (subject.id === 'signOut' ? 2 : effectOf(subject) === 'ends' ? 1 : 0)
  return all.toSorted((one, other) => rank(one) - rank(other))
}

export interface Leave {
  readonly allowWrites: boolean
  /** Operations that were named; none = all. */
  readonly named: readonly string[]
}

/** Why an operation is not called at all; null when it may be. */
export function reasonNotToCall(subject: Subject, { allowWrites }: Leave): string | null {
  return onlyReads(subject) || allowWrites ? null : 'it writes: --allow-writes'
}

/** Why an operation is called without a token only; null when the player may call it with any input. */
export function reasonToSpare(subject: Subject, { named }: Leave): string | null {
  if (named.includes(subject.id)) return null
  const reason =
    effectOf(subject) === 'ends' ? 'it may end the session or shut the player out' : reachesOthers[subject.id]
  return reason === undefined ? null : `${reason}: name it with --operation`
}
