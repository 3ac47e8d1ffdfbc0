import type { WorldContext } from '../base/context.ts'
import { isKnownAddress, noteKnownAddress } from './known-address-records.ts'
import { type Player, usernameKey } from './player-records.ts'
import { atMost, type Counted, forgetTries, noteTry, type TryRule, triesMade, waitFor } from './try-records.ts'
import { inWords, mustWait } from './waiting.ts'

/*
 * How often a password may be tried (docs/decisions/034-codes-and-passwords.md). Tries are counted by the name as it was
 * typed: an unknown name is slowed and locked like any other.
 */

const minutes = 60 * 1000
const hours = 60 * minutes
const lockMs = 15 * minutes

/** The wait after the fifth wrong password, doubled by each further one until the lock. */
const firstWaitMs = 30 * 1000
const freeTries = 4
const triesToLock = 10
const unknownAddressTriesToLock = 50

/** By one address against one account: slowed from the fifth wrong password on, locked from the tenth. */
const byAddress: TryRule = {
  name: 'passwords of an account from an address',
  windowMs: 24 * hours,
  waitMs: (count) => {
    if (count <= freeTries) return 0
    return count >= triesToLock ? lockMs : firstWaitMs * 2 ** (count - freeTries - 1)
  },
}

/** Against one account by all addresses that its owner never came in from. */
const byUnknownAddresses: TryRule = {
  name: 'passwords of an account',
  windowMs: 24 * hours,
  waitMs: (count) => (count < unknownAddressTriesToLock ? 0 : lockMs),
}

/** By one address against whatever accounts. */
const byOneForAll = atMost('passwords from an address', 50, hours)

/** The account that is meant: the name as it was typed, and whose it is. */
export interface Meant {
  username: string
  player: Player | null
  source: string
}

/** Throws while this address must wait: `sign_in_slowed`, `sign_in_locked`, `sign_in_limit`. */
export function requireSignInOpen(world: WorldContext, meant: Meant): void {
  const counts = countsOf(world, meant)
  const waitMs = waitFor(world, counts)
  const isLocked = counts.some(
    (one) => triesMade(world, one) >= (one[0] === byAddress ? triesToLock : unknownAddressTriesToLock),
  )
  if (waitMs > 0) throw mustWait(isLocked ? 'sign_in_locked' : 'sign_in_slowed', waitMs)
  const addressWaitMs = waitFor(world, [[byOneForAll, meant.source]])
  if (addressWaitMs > 0) throw mustWait('sign_in_limit', addressWaitMs)
}

/** Throws `password_change_locked` while this address must wait before it may try the current password again. */
export function requireChangeOpen(world: WorldContext, meant: Meant): void {
  const waitMs = waitFor(world, countsOf(world, meant))
  if (waitMs > 0) throw mustWait('password_change_locked', waitMs)
}

/** Counts a wrong password; a new lock is reported to the operator. */
export function noteWrongPassword(world: WorldContext, meant: Meant): void {
  world.transaction(() => {
    noteTry(world, [[byOneForAll, meant.source]])
    const waitMs = noteTry(world, countsOf(world, meant))
    if (waitMs < lockMs) return
    const whose = meant.player === null ? 'an unknown name' : meant.player.username
    reportToOperator(
      world,
      meant.player,
      `Sign-in to ${whose} is locked for ${inWords(waitMs)}, last tried from ${meant.source}`,
    )
  })
}

/** A right password: this address belongs to the player from now on, and its wrong tries are forgotten. */
export function noteRightPassword(world: WorldContext, player: Player, source: string): void {
  world.transaction(() => {
    forgetTries(world, [[byAddress, pairOf(player.username, source)]])
    noteKnownAddress(world, player.id, source)
  })
}

/** The owner showed a code: the account is open to this address again, and nothing counts against it as a whole. */
export function openAgain(world: WorldContext, player: Player, source: string): void {
  world.transaction(() => {
    const name = usernameKey(player.username)
    const wasLocked = forgetTries(world, [
      [byAddress, pairOf(name, source)],
      [byUnknownAddresses, name],
    ])
    noteKnownAddress(world, player.id, source)
    if (wasLocked)
      reportToOperator(world, player, `Sign-in to ${player.username} is open again: the password was reset by a code`)
  })
}

function countsOf(world: WorldContext, { username, player, source }: Meant): Counted[] {
  const isKnown = isKnownAddress(world, player?.id ?? null, source)
  return [
    [byAddress, pairOf(username, source)],
    ...(isKnown ? [] : ([[byUnknownAddresses, usernameKey(username)]] as const)),
  ]
}

function pairOf(username: string, source: string): string {
  return `${usernameKey(username)} ${source}`
}

function reportToOperator(world: WorldContext, player: Player | null, text: string): void {
  world.events.emit({ name: 'account-guarded', payload: { username: player?.username ?? null, text } })
}
