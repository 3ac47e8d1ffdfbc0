/** Which situations of each operation and event the pacts describe, for the console's reference (/__mock/docs). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, objectAt, parseJson } from '@chaupar/api/document'
import { root } from '../processes/run.ts'

const folder = join(root, 'contracts/pacts')

/** The code of pacts.gen.ts: by operationId or event name the situations, in the order of the pact files. */
export function pactTable(): string {
  const situations = new Map<string, string[]>()
  for (const file of readdirSync(folder).sort()) {
    const pact = objectAt(parseJson(readFileSync(join(folder, file), 'utf8')))
    for (const interaction of listOf(pact.interactions)) {
      // '<operation or event>: <situation>'; the name of an event may hold a colon without a blank.
      const [name = '', ...situation] = String(objectAt(interaction).description).split(': ')
      situations.set(name, [...(situations.get(name) ?? []), situation.join(': ')])
    }
  }
  const sorted = Object.fromEntries([...situations].sort(([a], [b]) => a.localeCompare(b, 'en')))
  return `/** The situations that a pact describes, by operationId or event. */
export const pactSituations: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(sorted, null, 2)}
`
}
