type Asked = { operation: string; target: string; caller: string; request?: unknown }
type AskedBySocket = { event: string; caller: string; sent?: unknown }

/**
 * The key by which two calls are the same: operation, path, query in any order, caller, and body in any order of its fields. All
 * UUIDs are equal, since clients make them up (the key of an intent). Secrets were removed before, so any password matches the
 * recorded one; files of a form count by their names.
 */
export function keyOfCall({ operation, target, caller, request }: Asked): string {
  const [path = '', query = ''] = target.split('?', 2)
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).sort()
  return withoutUuids([operation, caller, path, pairs.join('&'), canonical(request)].join(' '))
}

/** The same for a question over the socket. */
export function keyOfMessage({ event, caller, sent }: AskedBySocket): string {
  return withoutUuids([event, caller, canonical(sent)].join(' '))
}

function withoutUuids(text: string): string {
  return text.replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, 'UUID')
}

/** JSON with its fields in one order; '' for nothing, and for the `{}` that some clients send for nothing. */
function canonical(value: unknown): string {
  const text = JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([first], [second]) => (first < second ? -1 : 1)))
      : one,
  )
  return text === undefined || text === '{}' ? '' : text
}
