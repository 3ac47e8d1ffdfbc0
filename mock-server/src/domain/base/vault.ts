import { createHmac, hash } from 'node:crypto'

/**
 * The secrets of a world, which its database does not reveal. All follow from the server's key, which is in another file, so
 * tokens, codes and digests of guessable values cannot be computed from the database and its seed.
 */
export interface Vault {
  /** Keyed digest, 43 letters. Equal texts have equal digests; without the key no text can be tried against one. */
  digest(purpose: string, text: string): string
  /** As `Random.bytes`: the same purpose and index give the same bytes. At most 32. */
  bytes(purpose: string, index: number, length: number): Buffer
}

/** The vault of the world with this seed; copies of a world share it. */
export function createVault(serverKey: string, seed: string): Vault {
  const key = createHmac('sha256', serverKey).update(`world ${seed}`).digest()
  const keyed = (message: string): Buffer => createHmac('sha256', key).update(message).digest()
  return {
    digest: (purpose, text) => keyed(`${purpose} ${text}`).toString('base64url'),
    bytes: (purpose, index, length) => keyed(`${purpose}#${index}`).subarray(0, length),
  }
}

/** How a token is stored. It needs no key: 2 to the 256 tokens cannot be tried. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}
