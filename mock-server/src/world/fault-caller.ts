import * as v from 'valibot'

/** Which of the calls of its target a fault meets: those of one player, and those that carry certain values. */
export const faultCaller = v.object({
  username: v.exactOptional(v.string()),
  /** Values by the name of their field in the query or the body; 'accept.policy' for one within another. */
  fields: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
})

export type FaultCaller = v.InferOutput<typeof faultCaller>

/** A call as faults see it. Before its body is read its fields are null: then only faults without fields can meet it, later only those with. */
export interface FaultyCall {
  username: string | null
  fields: { query: unknown; body: unknown } | null
}

/** A call of which nothing is known but its operation. */
export const anyCall: FaultyCall = { username: null, fields: null }

/** Whether a call is one of those; every call is when nothing is said about the caller. */
export function isMeant(only: FaultCaller | undefined, { username, fields }: FaultyCall): boolean {
  const wanted = only?.fields
  if ((wanted === undefined) !== (fields === null)) return false
  if (only?.username !== undefined && only.username !== username) return false
  return Object.entries(wanted ?? {}).every(([path, value]) =>
    [fields?.query, fields?.body].some((sent) => isValue(valueAt(sent, path), value)),
  )
}

/** A query carries texts where a body has numbers. */
function isValue(sent: unknown, wanted: string | number | boolean): boolean {
  return (
    (typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean') &&
    String(sent) === String(wanted)
  )
}

function valueAt(sent: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
    return isThere ? Reflect.get(inner, name) : undefined
  }, sent)
}
