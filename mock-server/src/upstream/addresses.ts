import type { Host } from '@chaupar/api/operations.gen'

/**
 * Real hosts that stand behind this server in place of its own rules; null: its own rules answer. Only these addresses are
 * ever asked, whatever a caller sends. No slash at the end.
 */
export type UpstreamConfig = Readonly<Record<Host, string | null>> & {
  /** With the path of its socket, and a slash at the end. */
  readonly realtime: string | null
  /** Milliseconds that a real host may take for the head of its answer, and between two parts of it. */
  readonly timeoutMs: number
}

/** The values that `upstreamAddress` accepts, for its error message. */
export const addressTaken =
  'an http(s) address such as https://api.example/v1, without name and password, query and fragment'

/** The address of a real host, without a slash at the end; its path takes the place of our prefix. Null for anything else. */
export function upstreamAddress(text: string): string | null {
  if (!URL.canParse(text) || !/^https?:\/\/[\x21-\x7e]+$/i.test(text) || /[\s?#'",;*\\]/.test(text)) return null
  const { origin, pathname, username, password } = new URL(text)
  return username + password === '' ? (origin + pathname).replace(/\/+$/, '') : null
}

/** Where a real host has its socket: at the path that the contract gives it, unless another is named. */
export function socketAddress(address: string): string {
  return new URL(address).pathname === '/' ? `${address}/public/` : `${address}/`
}
