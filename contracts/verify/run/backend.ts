/** The backend under verification: where each provider stands, and what has to go along with its calls. */
export interface Backend {
  /** Base address of a provider of the pacts, without a slash at its end; undefined when it is not known. */
  addressOf(provider: string): string | undefined
  /** Headers beside those of the pact. */
  headers(): Readonly<Record<string, string>>
  /** Where the site stands that calls it, for what a browser asks there; undefined when it is not known. */
  readonly origin: string | undefined
  /** How its sockets are opened beside their address. */
  socket(): { readonly path: string; readonly query: Readonly<Record<string, string>> }
}

/** A backend that is known by its addresses alone. */
export function backendAt(
  addresses: Readonly<Record<string, string | undefined>>,
  socketPath: string,
  origin?: string,
): Backend {
  return {
    origin,
    addressOf: (provider) => addresses[provider],
    headers: () => ({}),
    socket: () => ({ path: socketPath, query: {} }),
  }
}
