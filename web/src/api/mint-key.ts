/** A new Idempotency-Key: 32 hexadecimal digits. `crypto.randomUUID` would be missing on plain http. */
export function mintKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
