import { createControlClient } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import type { Homes } from '../homes/homes.ts'

const lists = ['listWorlds', 'listSavedWorlds', 'listRecordings'] as const
type List = (typeof lists)[number]

/** A list is useful while one home is slow; that one is named instead. */
const longestAnswerMs = 3000

/** Rows of a list, and a sentence about the homes whose rows are missing, or ''. */
export type WholeList = { data: unknown; message: string }

/**
 * Adds the rows of the other homes to a list of this one, in the order of the homes. Any other answer stays as it is, and a
 * list that was asked for `here` only.
 */
export async function withOtherHomes(
  id: ControlOperationId,
  { here, data }: { here: boolean; data: unknown },
  { homes, token }: { homes: Homes | null; token: string | null },
): Promise<WholeList> {
  const list = lists.find((one) => one === id)
  if (homes === null || here || list === undefined || !Array.isArray(data)) return { data, message: '' }
  const parts = await Promise.all(homes.list.map((home) => (home === homes.own ? data : rowsOf(home, list, token))))
  const away = homes.list.filter((_home, index) => parts[index] === null)
  const message = away.length === 0 ? '' : `Without those of ${away.join(', ')}, which did not answer`
  return { data: parts.flatMap((rows: readonly unknown[] | null) => rows ?? []), message }
}

/** Null for a home that does not answer. */
function rowsOf(home: string, list: List, token: string | null): Promise<readonly unknown[] | null> {
  const client = createControlClient({
    baseUrl: `http://${home}/__mock`,
    timeoutMs: longestAnswerMs,
    ...(token === null ? {} : { token }),
  })
  return client[list]({ here: true }).catch(() => null)
}
