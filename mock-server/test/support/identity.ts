import { playerById } from '../../src/domain/accounts/player-records.ts'
import type { UploadedFile } from '../../src/domain/base/uploaded-file.ts'
import { approveKyc } from '../../src/domain/kyc/decide-kyc.ts'
import { type KycBody, submitKyc } from '../../src/domain/kyc/kyc.ts'
import type { World } from '../../src/world/world.ts'

/** The shortest thing that is a PNG by its first bytes. */
export const picture: UploadedFile = {
  name: 'proof.png',
  bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00),
}

export const passport = { documentType: 'passport', documentNumber: 'P1234567' } as const

/** Submits identity documents of a player and accepts them. */
export function identify(world: World, playerId: number, more: Pick<KycBody, 'expiryDate' | 'described'> = {}): void {
  approveKyc(world, submitKyc(world, playerId, { ...passport, ...more }, picture).id)
}

export function playerOf(world: World, playerId: number) {
  const player = playerById(world, playerId)
  if (!player) throw new Error(`no player ${playerId}`)
  return player
}
