import { playerByUsername } from '../domain/accounts/players.ts'
import { submitKyc } from '../domain/kyc/kyc.ts'
import { forgetPapers } from '../domain/kyc/kyc-records.ts'
import type { World } from '../world/world.ts'
import { seededPlayer } from './seeded-players.ts'

const scan = { name: 'passport.png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) }

/** The seeded player's id; a world without that player is a defect. */
export function seededPlayerId(world: World): number {
  const player = playerByUsername(world, seededPlayer.username)
  if (player === null) throw new Error('the seeded player is missing')
  return player.id
}

/** Takes the seeded player back to a time before any papers. */
export function withoutPapers(world: World): void {
  forgetPapers(world, seededPlayerId(world))
}

/** Hands a passport of the seeded player in, in place of earlier papers. Answers the papers' id. */
export function withPapers(world: World): string {
  withoutPapers(world)
  const papers = { documentType: 'passport', documentNumber: 'P1234567' } as const
  return submitKyc(world, seededPlayerId(world), papers, scan).id
}
