/**
 * Set up before each file of tests where RECORD_CALLS names a folder (npm run coverage:record): writes down what the file
 * asked of the mock, as its journals tell it: `login 200` for a call, `in session_check` and `out update_balance` for messages.
 */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { Journal } from '../../src/world/journal.ts'
import type { WaitingRow } from '../../src/world/waiting-rows.ts'

const root = join(import.meta.dirname, '../../..')
const { add } = Journal.prototype
const seen = new Set<string>()

beforeAll(() => {
  Journal.prototype.add = function (row: WaitingRow): void {
    add.call(this, row)
    const { kind, name, status, direction } = row.tell()
    if (kind === 'http') seen.add(`${name} ${status}`)
    if (kind === 'socket') seen.add(`${direction} ${name}`)
  }
})

afterAll(() => {
  Journal.prototype.add = add
  const file = relative(root, expect.getState().testPath ?? '')
  const line = JSON.stringify({ file, seen: [...seen] })
  writeFileSync(join(process.env.RECORD_CALLS ?? '', `${file.replaceAll('/', '-')}.jsonl`), `${line}\n`)
})
