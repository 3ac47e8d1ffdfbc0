import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { startNode } from '../processes/processes.ts'
import { root } from '../processes/run.ts'
import type { Watched } from '../processes/watch-files.ts'

/**
 * Node's arguments for the mock server. V8's room for young objects grows to three times 16 MB under load and stays
 * there; half of that costs nothing that could be measured (docs/decisions/016-memory.md). The Dockerfile says the same.
 */
const mockArguments = ['--max-semi-space-size=8', '--heap-growing-percent=20', 'mock-server/src/main.ts'] as const

/**
 * Starts the mock server. One arena for all threads: the C library gives each thread of the pool its own, and what the hash of
 * a password took in one stays there.
 */
export function startMock(env: Readonly<Record<string, string>>, quiet = false): ChildProcess {
  return startNode(mockArguments, { MALLOC_ARENA_MAX: '1', ...env }, quiet)
}

/** Where the build lays the game client (tools/build.ts). */
export const gameClientDist = join(root, 'games/client/dist')

/** What the mock is made of: its sources, and the documents that it reads when it starts. */
export const mockFiles: Watched = {
  folders: ['mock-server/src', 'api/src', 'games/rules', 'games/catalogue'].map((folder) => join(root, folder)),
  files: ['openapi.yaml', 'api/control.yaml', 'api/asyncapi.yaml'].map((file) => join(root, file)),
}
