import { join } from 'node:path'
import { root } from '../processes/run.ts'
import type { Watched } from '../processes/watch-files.ts'

/**
 * Node's arguments for the mock server. V8's room for young objects grows to three times 16 MB under load and stays
 * there; half of that costs nothing that could be measured (docs/decisions/016-memory.md). The Dockerfile says the same.
 */
export const mockArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  'mock-server/src/main.ts',
] as const

/** What the mock is made of: its sources, and the documents that it reads when it starts. */
export const mockFiles: Watched = {
  folders: ['mock-server/src', 'contracts/src'].map((folder) => join(root, folder)),
  files: ['openapi.yaml', 'contracts/control.yaml', 'contracts/asyncapi.yaml'].map((file) => join(root, file)),
}
