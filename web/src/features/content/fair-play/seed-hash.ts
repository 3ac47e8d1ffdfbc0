/** What a check of a seed against its published hash came to; `hash` is what the seed really gives, in hexadecimal. */
export type SeedCheck = { kind: 'match' | 'differs'; hash: string } | { kind: 'unavailable' }

/** Whether a text is a SHA-256 hash in hexadecimal, in any case, with spaces around it at most. */
export function isSha256(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text.trim())
}

/** SHA-256 of a text's UTF-8 bytes as 64 small hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Compares a server seed, as the game shows it, with the hash that was published before the round. 'unavailable' on a page
 * that was not loaded safely: browsers hash on https and localhost only.
 */
export async function checkSeed(seed: string, published: string): Promise<SeedCheck> {
  if (typeof crypto === 'undefined' || crypto.subtle === undefined) return { kind: 'unavailable' }
  const hash = await sha256(seed.trim())
  return { kind: hash === published.trim().toLowerCase() ? 'match' : 'differs', hash }
}
