import { isObject } from '@chaupar/api/document'
import { type Command, type CurlOptions, curlOf } from '../control/curl.ts'
import type { Entry } from '../journal/use-journal.ts'
import { playerCurlOf } from './player-curl.ts'
import { recordedCall } from './recorded-call.ts'
import { scenarioEntryOf, scenarioOfCall } from './scenario-entry.ts'
import { controlExpression, isControlOperation, stepOf } from './step.ts'

/** The forms in which something can be copied; a form that does not fit is absent. */
export type Copies = { curl?: string; 'Playwright step'?: string; 'scenario entry'?: string }

type Where = CurlOptions & { origin: string; world: string }

/** What a row of the journal copies as. */
export function copiesOf(entry: Entry, where: Where): Copies {
  const { name, data } = entry
  const call = recordedCall(entry)
  const step = stepOf(entry)
  const scenario = scenarioEntryOf(entry)
  const control = isControlOperation(name) && entry.kind !== 'http' ? name : null
  return {
    ...(call === null ? {} : { curl: playerCurlOf(name, call, where) }),
    ...(control === null
      ? {}
      : {
          curl: curlOf(
            { op: control, input: { world: where.world, ...(isObject(data?.request) ? data.request : {}) } },
            where,
          ),
        }),
    ...(step === null
      ? {}
      : { 'Playwright step': 'code' in step ? step.code : `// Left out: ${name}; ${step.leftOut}.` }),
    ...(scenario === null ? {} : { 'scenario entry': scenario }),
  }
}

/** What a press of the console copies as. What was read from a file does not fit in a step. */
export function copiesOfPress(command: Command, where: CurlOptions): Copies {
  const { op, input, file } = command
  const scenario = scenarioOfCall(op, input)
  return {
    curl: curlOf(command, where),
    ...(file === undefined ? { 'Playwright step': `await ${controlExpression(op, input)}` } : {}),
    ...(scenario === null ? {} : { 'scenario entry': scenario }),
  }
}
