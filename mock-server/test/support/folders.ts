import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes when the test ends, after what the test opened in it is closed. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
