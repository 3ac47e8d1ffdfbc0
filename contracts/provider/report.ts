/** What a failed verification says, one line for each thing that does not fit. */

interface Mismatch {
  readonly path?: string
  readonly mismatch?: string
}

interface Result {
  readonly errors?: readonly {
    readonly interaction?: string
    readonly mismatch?: { readonly mismatches?: readonly Mismatch[]; readonly message?: string }
  }[]
}

/** Reads the error that Pact's verifier throws, whose message is a whole report as JSON. */
export function mismatchesOf(error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error)
  if (!message.startsWith('{')) return [message]
  const { errors = [] } = JSON.parse(message) as Result
  return errors.flatMap(({ interaction = '', mismatch }) => {
    const found = mismatch?.mismatches ?? []
    if (found.length === 0) return [`${interaction}: ${mismatch?.message ?? 'failed'}`]
    return found.map((part) => `${interaction}: ${part.path ?? ''} ${part.mismatch ?? ''}`)
  })
}
