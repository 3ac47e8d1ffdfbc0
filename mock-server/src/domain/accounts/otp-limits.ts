import type { WorldContext } from '../base/context.ts'
import { isKnownAddress } from './known-address-records.ts'
import type { PhoneNumber } from './phone.ts'
import { playerByMobile } from './player-records.ts'
import { atMost, type Counted, forgetTries, noteTry, waitFor } from './try-records.ts'
import { mustWait } from './waiting.ts'

/*
 * Limits of sent codes and of wrong ones (docs/decisions/034-codes-and-passwords.md). All times are the world's. The counts of a
 * number as a whole leave out the known addresses of its owner.
 */

const minutes = 60 * 1000
const hours = 60 * minutes

const sent = {
  toNumberFromAddress: atMost('codes to a number from an address', 5, 10 * minutes),
  toNumber: atMost('codes to a number', 10, 24 * hours),
  fromAddress: atMost('codes from an address', 20, 10 * minutes),
  fromAddressADay: atMost('codes from an address in a day', 50, 24 * hours),
}

const wrong = {
  forNumber: atMost('wrong codes for a number', 25, 24 * hours),
  fromAddress: atMost('wrong codes from an address', 10, 10 * minutes),
  fromAddressADay: atMost('wrong codes from an address in a day', 50, 24 * hours),
}

const taken = atMost('taken names', 20, 24 * hours)

/** Wrong tries that a code bears, no matter who makes them; then it is dead. */
export const triesOfCode = 5

/** Counts a code that is about to be sent. Throws `otp_resend_limit`, and then counts nothing. */
export function noteSending(world: WorldContext, phone: PhoneNumber, source: string): void {
  const counts: Counted[] = [
    [sent.toNumberFromAddress, `${nameOf(phone)} ${source}`],
    [sent.fromAddress, source],
    [sent.fromAddressADay, source],
    ...whole(world, sent.toNumber, phone, source),
  ]
  const waitMs = waitFor(world, counts)
  if (waitMs > 0) throw mustWait('otp_resend_limit', waitMs)
  noteTry(world, counts)
}

/** Throws `otp_locked` while no code is taken from this address, or for this number (null: none was named). */
export function requireTriesLeft(world: WorldContext, phone: PhoneNumber | null, source: string): void {
  const waitMs = waitFor(world, wrongCounts(world, phone, source))
  if (waitMs > 0) throw mustWait('otp_locked', waitMs)
}

/** Counts a wrong code, once for each code that it might have been: so many chances it was. */
export function noteWrongCode(world: WorldContext, phone: PhoneNumber | null, source: string, chances: number): void {
  noteTry(world, wrongCounts(world, phone, source), Math.max(1, chances))
}

/** Resets the counts of a number: its owner has shown the code. */
export function forgetCountsOf(world: WorldContext, phone: PhoneNumber): void {
  forgetTries(world, [
    [sent.toNumber, nameOf(phone)],
    [wrong.forNumber, nameOf(phone)],
  ])
}

/** Throws `too_many_requests` when this address or number asked too often whether a name or number is taken. */
export function requireAnswersLeft(world: WorldContext, phone: PhoneNumber, source: string): void {
  const waitMs = waitFor(world, takenCounts(phone, source))
  if (waitMs > 0) throw mustWait('registration_limit', waitMs)
}

/** Counts an answer that says that a name or number is taken. */
export function noteTakenAnswer(world: WorldContext, phone: PhoneNumber, source: string): void {
  noteTry(world, takenCounts(phone, source))
}

function takenCounts(phone: PhoneNumber, source: string): Counted[] {
  return [
    [taken, `number ${nameOf(phone)}`],
    [taken, `address ${source}`],
  ]
}

function wrongCounts(world: WorldContext, phone: PhoneNumber | null, source: string): Counted[] {
  return [
    [wrong.fromAddress, source],
    [wrong.fromAddressADay, source],
    ...(phone === null ? [] : whole(world, wrong.forNumber, phone, source)),
  ]
}

/** The counts of the number as a whole, for addresses that its owner never signed in from. */
function whole(world: WorldContext, rule: Counted[0], phone: PhoneNumber, source: string): Counted[] {
  const owner = playerByMobile(world, phone.countryCode, phone.mobile)
  return isKnownAddress(world, owner?.id ?? null, source) ? [] : [[rule, nameOf(phone)]]
}

function nameOf({ countryCode, mobile }: PhoneNumber): string {
  return `+${countryCode}${mobile}`
}
