import { hash } from 'node:crypto'
import type { WorldContext } from '../base/context.ts'
import { numberHashesWithout, saveNumberHash } from './bank-records.ts'

/** Stands before a digest that the server's key is part of; those of before can be found by trying numbers. */
const keyed = 'k1:'

/** What is kept of a bank's or card's number to know it again: without the server's key no number can be tried against it. */
export function numberDigest(world: WorldContext, playerId: number, number: string): string {
  return keyedDigest(world, hash('sha256', `${playerId} ${number}`))
}

/** Brings what an older server kept to the same form. */
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
