import { isObject } from '@chaupar/api/document'
import type { Entry } from '../journal/use-journal.ts'
import { literal } from './literal.ts'
import { recordedCall, refusalOf } from './recorded-call.ts'

/**
 * A row as scenarios have it; null for what is no situation. Applied scenarios are entries of a world's list `scenarios`; a planted fault
 * and a refused call are situations as mock-server/src/scenarios has them.
 */
export function scenarioEntryOf(entry: Entry): string | null {
  const refusal = recordedCall(entry) === null ? null : refusalOf(entry)
  if (refusal === null) return isObject(entry.data?.request) ? scenarioOfCall(entry.name, entry.data.request) : null
  const { status, code, reason } = refusal
  if (status < 400) return null
  const effect = {
    kind: 'error',
    status,
    ...(code === '' ? {} : { code }),
    ...(reason === '' ? {} : { message: reason }),
  }
  return situation(entry.name, `answers ${status} ${code}`.trim(), { target: { operation: entry.name }, effect })
}

/** The same for a call of the control surface. */
export function scenarioOfCall(op: string, input: object): string | null {
  const { world: _world, ...rest }: Record<string, unknown> = { ...input }
  if (op === 'applyScenarios' && Array.isArray(rest.scenarios))
    return rest.scenarios.map((one) => literal(one)).join(',\n')
  if (op !== 'plantFault' || !isObject(rest.target) || !isObject(rest.effect)) return null
  const [of = 'all'] = Object.values(rest.target)
  return situation(String(of), `meets ${String(rest.effect.kind)}`, rest)
}

function situation(of: string, what: string, fault: object): string {
  const name = `${of} ${what}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
  return [
    'faultSituation({',
    `  name: ${literal(name)},`,
    `  group: ${literal(of)},`,
    `  about: ${literal(`${of} ${what}`)},`,
    `  faults: [${literal(fault)}],`,
    '}),',
  ].join('\n')
}
