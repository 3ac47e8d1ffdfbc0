import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is removed at the end of the test, after everything that the test opened in it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
