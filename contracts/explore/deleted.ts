/** What was deleted is gone: from the list beside it, and for a second call. */

import { isObject, type Json } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'

type Outcome = { finding: Finding | null; notTried?: string }

/** The operation that lists what another deletes: a GET of the same address, less the id. */
function listBeside(subject: Subject, all: readonly Subject[]): Subject | undefined {
  const path = subject.path.replace(/\/\{\w+\}$/, '')
  return all.find((one) => one.method === 'GET' && one.host === subject.host && one.path === path)
}

/** Deletes one thing that the list names, or one that is made for it, and looks for it again. */
export async function deletedFinding(
  explored: Explored,
  subject: Subject,
  all: readonly Subject[],
  known: KnownValues,
  seed: number,
): Promise<Outcome> {
  const list = listBeside(subject, all)
  const id = subject.parameters.find(({ name, required }) => required && name.toLowerCase().endsWith('id'))
  if (list === undefined || id === undefined) return { finding: null, notTried: 'nothing lists what it deletes' }
  const maker = all.find((one) => one.method === 'POST' && one.host === list.host && one.path === list.path)
  let ids = await idsOf(explored, list)
  if (ids.length === 0 && maker !== undefined) {
    for (const call of fc.sample(fittingCall(maker, known), { numRuns: 5, seed })) await explored.try(maker, call)
    ids = await idsOf(explored, list)
  }
  for (const one of ids) {
    const call: Call = { [id.place === 'path' ? 'path' : 'query']: { [id.name]: one } }
    const { answer, findings } = await explored.try(subject, call)
    if (findings[0] !== undefined) return { finding: findings[0] }
    // It may be in use; another one may not.
    if (answer?.status !== 200) continue
    return { finding: await stillThere(explored, subject, list, call, one) }
  }
  return explored.isOver
    ? { finding: null }
    : { finding: null, notTried: `${list.id} names nothing that can be deleted` }
}

async function stillThere(explored: Explored, subject: Subject, list: Subject, call: Call, id: string) {
  const finding = (text: string, answer: Finding['answer']): Finding => {
    return { ...ownFault(subject, 'deleted things are gone', text), subject, call, answer }
  }
  if ((await idsOf(explored, list)).includes(id)) {
    return finding(`${id} was deleted, and ${list.id} still names it`, null)
  }
  const { answer, findings } = await explored.try(subject, call)
  if (findings[0] !== undefined || answer === null || answer.status === 404) return findings[0] ?? null
  return finding(`${id} was deleted, and a second call answers ${answer.status} in place of 404`, answer)
}

/** Ids of the rows, without the one that the caller himself stands on, such as the session of the token. */
async function idsOf(explored: Explored, list: Subject): Promise<string[]> {
  const { answer } = await explored.try(list, {})
  const data = isObject(answer?.json) ? answer.json.data : undefined
  const rows = isObject(data)
    ? Object.values(data).filter((value): value is readonly Json[] => Array.isArray(value))
    : []
  return rows
    .flat()
    .flatMap((row) => (isObject(row) && row.current !== true && row.id !== undefined ? [String(row.id)] : []))
}
