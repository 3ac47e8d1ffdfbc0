/** What was just made stands on top of its list, as it was sent. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { cameInWords, shown } from '../words/values.ts'
import type { Finding } from './check.ts'
import type { CallParts, Scene } from './scene.ts'

interface Top {
  readonly operation: string
  /** Field below data that has the rows, newest first. */
  readonly list: string
  readonly parts: CallParts
  /** What was made, as its call answered it: the row has the same fields. */
  readonly made: JsonObject
  /** Fields of its row that were sent. */
  readonly same: readonly (readonly [name: string, value: Json | undefined])[]
  readonly provider?: string
}

/** Fields of a bet that another price or the end of its delay changes. */
const afterDelay = ['status', 'delayMs', 'odds', 'line', 'reason', 'profitLoss']

/** What is wrong with the first row of the list. @throws NotOffered when the list is not answered */
export async function topFindings(
  scene: Scene,
  { operation, list, parts, made, same, provider }: Top,
): Promise<Finding[]> {
  const data = await scene.data(operation, parts, provider)
  const rows = listOf(data[list]).filter(isObject)
  const { id, status } = made
  if (id === undefined) throw new NotOffered('what was made has no id by which it could be found')
  const index = rows.findIndex((row) => row.id === id)
  const where = `${operation} data.${list}`
  if (index === -1) return [{ field: where, expected: `a row with the id ${shown(id)}`, came: `${rows.length} others` }]
  // What was made at the same time has no order.
  const isOlderFirst = rows[0]?.createdAt !== rows[index]?.createdAt
  if (isOlderFirst)
    return [{ field: where, expected: `${shown(id)}, the newest, as the first row`, came: `it as row ${index + 1}` }]
  const answered = Object.entries(made).filter(([name]) => status !== 'pending' || !afterDelay.includes(name))
  return [...new Map([...answered, ...same])].flatMap(([name, value]) => {
    const came = rows[index]?.[name]
    if (value === undefined || isDeepStrictEqual(came, value)) return []
    return [
      { field: `${where}[${index}].${name}`, expected: `${shown(value)}, as it was made`, came: cameInWords(came) },
    ]
  })
}
