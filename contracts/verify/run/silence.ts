/** Servers that do not answer. */

/** Providers and sockets that gave no sign of life, by their addresses, so that each is waited for once and reported once. */
export class Silence {
  readonly #reasons = new Map<string, string>()
  readonly #late = new Map<string, number>()

  /** Why this address is not asked any more; undefined while it is. */
  of(address: string): string | undefined {
    return this.#reasons.get(address)
  }

  /** There is no connection to the address: it is not asked again. Answers why. */
  noConnection(address: string, reason: string): string {
    const why = `nothing answers at ${address}: ${reason}`
    this.#reasons.set(address, why)
    return why
  }

  /** Somebody is there who speaks no socket: it is not asked again. Answers why. */
  noSocket(place: string, why: string): string {
    this.#reasons.set(place, why)
    return why
  }

  /** An answer did not come in time; at the third in a row it is not asked again. */
  late(address: string): void {
    const count = (this.#late.get(address) ?? 0) + 1
    this.#late.set(address, count)
    if (count >= 3) this.#reasons.set(address, `${address} left three calls in a row without an answer in time`)
  }

  answered(address: string): void {
    this.#late.delete(address)
  }
}

/** Why a connection failed, in few words: fetch hides it in the cause of what it throws. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  if (cause instanceof Error) return codeOf(cause) ?? cause.message
  return codeOf(error) ?? error.message
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Whether the other side took the call and then gave up: its handler has crashed, or it speaks no HTTP. */
export function isCut(reason: string): boolean {
  return /^(UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ECONNRESET|EPIPE|HPE_\w+)$/.test(reason)
}
