import { hash } from 'node:crypto'
import type { WorldContext } from '../base/context.ts'
import { numberHashesWithout, saveNumberHash } from './bank-records.ts'

/** Stands before a digest that the server's key is part of; those of before can be found by trying numbers. */
const keyed = 'k1:'

/** The stored digest of a bank's or card's number, to recognise it: without the server's key no number can be tried against it. */
export function numberDigest(world: WorldContext, playerId: number, number: string): string {
  return keyedDigest(world, hash('sha256', `${playerId} ${number}`))
}

/** Converts the records of older servers to the same form. */
export function keyOldNumbers(world: WorldContext): void {
  const old = numberHashesWithout(world, keyed)
  if (old.length === 0) return
  world.store.transaction(() => {
    for (const { id, numberHash } of old) saveNumberHash(world, id, keyedDigest(world, numberHash))
  })
}

function keyedDigest(world: WorldContext, digest: string): string {
  return keyed + world.vault.digest('account number', digest)
}
